import Babble

Babble.main()
