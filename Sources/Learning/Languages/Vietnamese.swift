extension Language {
  static let vietnamese = Language(
    tag: "vi", codes: ["vie"], name: "Vietnamese", nativeName: "việt",
    otherNames: "vietnamesisch",
    letters: "àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ",
    commonest: """
      và hoặc nhưng không tôi bạn anh chị em họ là có làm đi đến nói thấy biết muốn phải ăn uống ngủ đọc
      viết nghe học mua cho người đàn ông bà con mẹ cha bố nhà phòng cửa bàn ghế trường sách từ tiếng
      thành phố đường nước xe bánh mì sữa thịt cá trứng táo quả cà phê trà bia rượu chó mèo chuột chim
      ngựa bò cây hoa rừng núi biển sông trời mặt trăng sao mưa gió ngày đêm sáng tối hôm nay qua mai tuần
      tháng năm giờ một hai ba bốn sáu bảy tám chín mười tốt xấu to nhỏ già mới trẻ đẹp nhanh nóng lạnh đỏ
      xanh vàng đen trắng vâng cảm ơn xin chào ai gì đâu khi nhiều
      """)
}
