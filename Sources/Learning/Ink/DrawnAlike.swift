/// Characters that a hand easily mistakes for each other: a stroke longer or shorter, a hook, a dot or a
/// corner more or less. There are fewer than readers mix up, because a recogniser that ranks one of them
/// first has seen the difference.
///
/// Collected by hand from pairs that beginners' textbooks of both languages contrast. KanjiVG's strokes of
/// each pair were then drawn on the boards of `make bench`, both ways round, 24 times each, and pairs that
/// Zinnia's models can't tell apart were dropped: those where more than half of the right drawings were
/// refused for the other one, as 堀 for 掘, or where at least six right ones were refused, twice as many as
/// wrong ones. 日 and 曰 stayed: a right 日 is mostly read as 曰, so the strokes have to decide.
public enum DrawnAlike {
  /// The look-alikes of a character in a language, never including the character itself.
  public static func to(_ character: Character, in language: InkLanguage) -> Set<Character> {
    let own = language == .japanese ? japanese : chinese
    var alike: Set<Character> = []
    for group in [shared, own].joined() where group.contains(character) { alike.formUnion(group) }
    alike.remove(character)
    return alike.subtracting(ShapePairs.partners(of: character, in: language))
  }

  static let shared = groups(
    """
    日曰目 土士 未末 口囗 己已 己巳 大犬太 人八 入八 千干于 天夫 失矢 王玉主 刀力 刃刀 九丸 田由甲 田由申 午牛 木本 夭天 毋母 戊戌 戊戍 戎戒 白自百 尸户 弋戈 夂攵 夊攵 冂几
    冖宀 卯卬 冶治 析折 析拆 刺剌 侯候 朱未 爪瓜 开井 四西 酉西 酉酋 丘兵 乒乓 今令 了子 孑子 平乎 史吏 束朿 免兔 名各 石右 上土 下不 小少 氏民 氐氏
    壬王 士工 工土 亡亾 万方 五丑 尤龙 友发 友反 皿血 曲由 杏杳 杲杳 汨汩 祟崇 晴睛 清情 丈文 文交 交父 廷延 住往 注住 拨拔 代伐 帅师 刊刋 栽裁 戴載
    輪輸 鳥烏 東束 車東 貝見 頁貝 門問 間問 閒間 爾尔 禾木 禾米 米来 釆采 采来 季李 委季 科料 貧貪 幕墓 慕幕 暮墓 奪奮 微徵 壁璧 徒徙 撤撒 撤徹 遣遺 卿鄉 凜凛 弊幣
    """)

  static let japanese = groups(
    """
    水氷永 人入 且旦 元无 甲申 井丼 戸尸 鳥島烏 卵卯 斉斎 釈訳 凝擬 弧孤 衝衡 陪倍培 哀衰衷 拾捨 粗租組 側測則 師帥 緑縁録 網綱鋼 微徴徽 暦歴 裁栽載 萩荻 粟栗 侍待持 低抵 複復 険検験 刑刊 礼札
    旧日 田囲 困因囚 圧庄 鳩鴨 専恵 単早 見貝 東束 幸辛 考孝 孝老 若苦 鉄鈇 徳聴 膚虜 奮奪 勧観 弐式 剣険 傘企
    あお いり うら うつ かや きさ さち けは はほ こに くへ こい しレ しも せや たに なた ねれ われ のめ まほ まも るろ ちら むす んえ をち てそ つて ひび
    アマ ムマ イト ウワ ワク ワフ クケ クタ ケタ コユ ユエ ヨコ ヨユ シツ ソン ソリ ンシ ツソ スヌ スフ セヤ チテ テラ ナメ ナサ ノメ ヌメ フラ ヲフ ヲヨ レル ルハ ヒセ オホ ホネ ネオ ミシ モキ
    リり ウう カか キき セせ モも ヤや コこ ニこ レし クく ラう ンん テて メめ ヲを ヒひ
    ぁあ ぃい ぅう ぇえ ぉお っつ ゃや ゅゆ ょよ ゎわ ァア ィイ ゥウ ェエ ォオ ッツ ャヤ ュユ ョヨ ヮワ ヵカ ヶケ
    がか ぎき ぐく げけ ごこ ざさ じし ずす ぜせ ぞそ だた ぢち づつ でて どと ばはぱ びひぴ ぶふぷ べへぺ ぼほぽ
    ガカ ギキ グク ゲケ ゴコ ザサ ジシ ズス ゼセ ゾソ ダタ ヂチ ヅツ デテ ドト バハパ ビヒピ ブフプ ベヘペ ボホポ ヴウ
    チ千 ヒ匕 ケ个 メ乂 セ七 ミ三 ノ丿 ス又 ヌ又 マ又 フ刀 ソ八 ナ十 サ廿 ム厶 ク勹 ト十 リ刂 テ于
    """)

  static let chinese = groups(
    """
    车东 斤斥 折拆 幻幼 予矛 大丈 东乐 贝见 没设 没沒 买卖 实头 头买 厂广 历厉 厅厂 无天 云去 几九 几儿 儿兀 刁习 刁刀 夕歹 乌鸟 鸟马 风凤 凤夙 币巾 巾市 仓仑 伦伧 抢抡 沧沦 他她 也他
    辩辨辫 坏怀 怀杯 扰拢 优忧 处外 冬处 团因 困因囚 园圆 义叉 贷货 贫贪 喝渴 进近 远近 这还 问间 门们 问门 闭闲 们闪 诉拆 诉斥 折诉 谁难 准淮 场扬 杨扬 汤场 很狠 根很 跟根 银很
    买实 卖读 读续 钱线 残线 浅线 栈线 拣练 炼练 师帅 休体 写与 马与 书韦 韦专 专传 专书 为办 办力 力为 办为 农衣 衣依 长张 气汽 气乞 认人 让计 计汁 订汀 讠氵 钅饣 饮饭 饥饮
    找我 找戈 或咸 咸成 成戊 真直 直置 坐座 座庄 庄压 压庆 庆厌 床麻 应庆 会公 公么 么公 云会 千于 手毛 毛尾 手拿 爱受 受爰 暖缓 缓援 兴举 学字 字宇 宇宁 宁宇 导寻 寻录 录绿 孩该 刻该
    """)

  private static func groups(_ table: String) -> [[Character]] {
    table.split(whereSeparator: \.isWhitespace).map(Array.init)
  }
}
