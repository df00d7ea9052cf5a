import App

Babble.main()
