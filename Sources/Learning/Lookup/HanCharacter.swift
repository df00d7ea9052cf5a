/// Tells Chinese characters from others, in any language.
public enum HanCharacter {
  /// Whether a scalar is in one of Unicode's blocks of unified or compatibility ideographs.
  public static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  public static func isHan(_ letter: Character) -> Bool { letter.unicodeScalars.first.map(isHan) ?? false }

  /// The character that makes up the whole text; nil for any other text.
  public static func one(in text: String) -> Character? {
    text.count == 1 ? text.first.flatMap { isHan($0) ? $0 : nil } : nil
  }

  /// Those in a text, in order, each once.
  public static func all(in text: String) -> [Character] {
    var seen = Set<Character>()
    return text.filter { isHan($0) && seen.insert($0).inserted }
  }
}

/// Characters that learners of Chinese and Japanese confuse.
public enum LookAlikes {
  /// The look-alikes of a character, in the order of its sets; empty where it has none.
  public static func of(_ character: Character) -> [Character] {
    var seen: Set<Character> = [character]
    return sets.filter { $0.contains(character) }.joined().filter { seen.insert($0).inserted }
  }

  static let sets: [[Character]] = table.split(whereSeparator: \.isWhitespace).map(Array.init)

  private static let table = """
    土士 未末 日曰目 千干于 人入八 己已巳 大犬太丈 王玉主 力刀九 田由甲申 石右 午牛 木本 水永氷 小少 夫天 元无 工江 上土 下不 田旧 白百自 貝見具 鳥烏島 手毛 戸尸 弓引 矢失
    失朱 史吏 束東 東車 車単 名各 兄克 古吉 告吉 客容 官宮 宮営 宿縮 待持特 侍待 詩時 寺詩 緑縁 録緑 線綿 紙低 氏民 低底 抵低 住往 佳住 往注 主住 注柱 柱往 性姓 牲性
    生性 政牧 牧枚 枚故 技枝 拍泊 伯泊 拾捨 拾給 投役 役没 設投 沢択 訳駅 釈訳 訳沢 析折 折祈 析祈 斤斥 近折 苦若 若右 暑署 著署 薄簿 薄博 博縛 噴墳 憤噴 墳憤 績積 績債
    責積 側測則 測例 例列 烈裂列 緊繋 堅緊 賢堅 環還 還遠 達遅 送迷 逆送 述迷 連運 運軍 遠違 達違 偉違 違衛 複復腹 腹服 報服 服脈 幹乾 幹韓 幸辛 辞幸 宰辛 帥師 師追 追遣
    遣遺 困因囚 固困 団因 囲困 国囲 図区 区医 凶区 網綱鋼 岡網 剛綱 鋼銅 銅胴 洞銅 侯候 候修 脩修 修悠 徴微徽 懲徴 徹撤 壁璧 癖壁 壊懐 壌嬢 壌譲 嬢譲醸 暇霞 陪培倍 部陪
    剖倍 賠培 粉紛 盆粉 貧貪 貨貸賃 賛賃 資貨 頂項 須順 預頂 頻瀬 題顔 顔頭 願顔 頑顧 験険検 倹険剣 儀義議 犠儀 講構購 溝構 料科 科斗 秒抄砂妙 炒妙 吵炒 妙沙 喝渇褐掲 謁渇
    掲揚 揚場 湯場陽 楊揚 暢揚 傷場 腸陽 眠眼 眼根 根限恨 銀眼 銀根 郎朗 浪郎 朗浪 娘浪 飯飲 飼飯 館飯 飲欲 欠次 吹炊 炊飲 買売 売読 読続 続績 完宗 宗崇 宗宋 院完 陰陽
    隠陰 穏隠 障章 隔融 隣憐 陳陣 陳除 除徐余 徐途 叙徐 余金 剰乗 乗垂 垂郵 睡唾 睡垂 唾垂 兼嫌 嫌謙 鎌嫌 歴暦 麻魔摩磨 厚原 原源 願原 厘原 圧庄 庄床 床麻 座坐 廷延 延誕
    庭廷 建健 健鍵 局届 屈届 屋屈 尾毛 昼書 書画 画昼 晴清情精請 睛晴 清青 静清 昨作 作詐 酢昨 炸作 暗音 意音 億憶臆 憶意 間問開閉関 聞問 閑間 闘問 閣間 闇閣 鳴嗚 鴨鳴
    鶏鳩 鳩鳴 魚漁 鯨鮮 鮮魚 熊態能 罷能 兎免 免勉 晩勉 挽晩 兔免 免象 象像 豚家 稼嫁 塚家 逐遂 遂隊 墜隊 隊逐 稲穏 種積 植殖 置植 値直 植直 真直 具真 慎填 鎮真 直置
    系糸 系係 孫係 忌己 改政 攻政 攻功 功巧 巧朽 攻改 汚朽 考孝 孝老 老考 者考 季李 秀季 委季 季香 杏李 否杏 呆杏 杳香 看着 着差 差羞 省盾 看盾 盾質 道導 首着 酒洒 西酉
    酉酒 猶尊 尊遵 遵導 敬警 驚警 敬驚 歓勧観 勧権 権観 雇顧 確鶴 離難 漢難 嘆漢 僅漢 動働 重動 重量 量童 童重 曇雲 雪雷 雲雪 雷電 需雷 霜霧 露霧 需儒 濡儒 我找 戈戋
    代伐 伐戎 戒成 戒械 成城 威成 感惑 感減 域惑 或惑 式武 弍式 弐式 代式 幾機 機械 畿幾 買卖 买卖头 实买 读续 读卖 没设 说设 沒没 谁难 准难 谁推 准淮 推堆 维唯谁 惟维
    喝渴 楊杨 场扬杨汤 请情清晴 睛情 猜精 她他地 池他 也他 们门问间闻 闭闲 闲间 阅闻 休体 住注 蛋虫 虽虫 虽强 很银 跟很 根很 恨很 爱受 爰爱 拔拨 泼拨 坏怀 环坏 还环 还这
    进近 远近 运远 东车 东乐 练炼 拣练 陈练 师帅 厉历 厅斤 厂广 厂厅 干午 实头 兴举 学字 宇字 宁字 导寻 辩辨辫 瓣辩 折拆 拆诉 诉斥 拆析 处外 冬处 各冬 贝见 现观 规现
    观欢 钱线浅 残线 栈浅 贱浅 戴载栽裁 截载
    """
}

/// Drawing a word by hand.
extension Word {
  /// The most characters that one board has room for.
  private static let mostDrawn = 12

  /// The letters to draw, in order, without punctuation; nil where there are none, or too many.
  public var drawnCharacters: [Character]? {
    let characters = term.filter(\.isLetter)
    return characters.isEmpty || characters.count > Self.mostDrawn ? nil : Array(characters)
  }

  /// Whether all of them have a stroke order, as Chinese characters and kana do.
  public var hasStrokeOrder: Bool {
    drawnCharacters?.allSatisfy { HanCharacter.isHan($0) || Kana.isKana($0) || $0 == "々" } ?? false
  }
}
