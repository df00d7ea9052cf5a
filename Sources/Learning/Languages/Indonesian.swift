extension Language {
  static let indonesian = Language(
    tag: "id", codes: ["ind"], name: "Indonesian", nativeName: "indonesia",
    otherNames: "indonesisch",
    letters: "",
    commonest: """
      dan atau tetapi tidak saya kamu dia kami kita mereka adalah ada punya membuat pergi datang
      mengatakan melihat tahu bisa mau harus makan minum tidur membaca menulis berbicara mendengar bekerja
      belajar membeli memberi orang pria wanita anak ibu ayah kakak adik teman keluarga rumah kamar dapur
      pintu jendela meja kursi sekolah buku kata bahasa kota jalan negara mobil kereta air roti susu keju
      daging ikan telur apel buah kopi teh gula garam anjing kucing tikus burung kuda sapi pohon bunga
      hutan gunung laut sungai langit matahari bulan bintang hujan angin hari malam pagi sore kemarin
      besok minggu tahun jam waktu satu dua tiga empat lima enam tujuh delapan sembilan sepuluh baik buruk
      besar kecil tua baru muda cantik cepat panas dingin merah biru hijau kuning hitam putih ya terima
      kasih halo siapa apa mana kapan mengapa bagaimana banyak sini
      """)
}
