/// Traditional characters and their simplified forms: those of the first decks and other common ones. Texts
/// are simplified before they are compared. Where one simplified character replaces several, such as 发 for 發
/// and 髮, comparing whole words loses nothing that matters.
enum Traditional {
  static func simplified(_ text: String) -> String { String(text.map { table[$0] ?? $0 }) }

  private static let table: [Character: Character] = {
    let characters = Array(pairs.filter { !$0.isWhitespace })
    var table: [Character: Character] = [:]
    // From the end, so that the first of two stays.
    for place in stride(from: characters.count - 2, through: 0, by: -2) {
      table[characters[place + 1]] = characters[place]
    }
    return table
  }()

  /// Each simplified character followed by its traditional one.
  private static let pairs = """
    么麼妈媽谢謝现現车車钱錢谁誰饭飯头頭这這门門个個来來儿兒学學书書说說见見间間吗嗎热熱听聽请請买買欢歡点點
    苹蘋习習医醫鱼魚写寫对對会會贵貴脚腳鸡雞时時给給师師没沒国國面麵觉覺机機为為东東们們体體钟鐘万萬兴興帮幫
    爱愛岁歲块塊张張条條两兩还還开開关關气氣电電话話语語读讀认認识識问問题題长長飞飛马馬鸟鳥龙龍风風云雲红紅
    绿綠蓝藍黄黃银銀铁鐵铅鉛笔筆纸紙报報号號办辦边邊远遠进進过過运運动動场場坏壞声聲处處备備复復够夠夺奪奋奮
    妇婦姗姍孙孫宁寧实實审審宪憲宫宮宽寬宾賓寻尋导導寿壽将將尔爾尘塵尝嘗尽盡层層属屬岛島帅帥带帶干乾并並广廣
    庆慶库庫应應庙廟废廢异異弃棄强強归歸当當录錄彻徹径徑忆憶忧憂怀懷态態总總恋戀恶惡悬懸惊驚惯慣愿願戏戲战戰
    户戶扑撲执執扩擴扫掃扬揚护護担擔拥擁拦攔择擇挂掛挡擋挤擠挥揮损損换換据據无無旧舊显顯晓曉术術杂雜权權杨楊
    极極构構枪槍柜櫃标標栏欄树樹样樣桥橋检檢楼樓横橫毕畢毙斃汇匯汉漢汤湯沟溝沪滬泪淚泽澤洁潔浅淺测測济濟浓濃
    涛濤润潤涨漲渐漸温溫湾灣湿濕满滿滚滾灯燈灵靈灾災炉爐烂爛烟煙烦煩烧燒爷爺牵牽犹猶独獨狮獅猎獵猪豬猫貓玛瑪
    环環画畫畅暢疗療疯瘋痒癢盐鹽监監盖蓋盘盤睁睜矿礦码碼砖磚确確礼禮离離种種积積称稱稳穩穷窮竞競笼籠签簽简簡
    类類粮糧紧緊纠糾纪紀约約级級纯純纳納纷紛线線练練组組细細终終经經结結绕繞绘繪络絡绝絕统統继繼绩績绪緒续續
    维維缓緩编編缘緣缩縮网網罗羅罚罰罢罷职職联聯肃肅肠腸肤膚肾腎肿腫胁脅胆膽胜勝脑腦脏臟脸臉腊臘艺藝节節芦蘆
    苍蒼苏蘇范範荐薦荣榮药藥莱萊获獲营營萝蘿蒋蔣虑慮虽雖虾蝦蚁蟻蛮蠻补補装裝裤褲规規视視览覽触觸订訂计計讨討
    让讓训訓议議讯訊记記讲講许許论論设設访訪证證评評词詞译譯试試诗詩诚誠该該详詳误誤课課调調谈談谊誼谋謀谱譜
    贝貝负負贡貢财財责責败敗货貨质質购購贫貧贯貫贴貼费費贺賀资資赏賞赔賠赖賴赛賽赞贊赢贏赵趙趋趨跃躍践踐踪蹤
    轮輪软軟轻輕较較输輸辆輛达達迁遷迈邁违違连連迟遲适適选選递遞遗遺邓鄧邮郵郑鄭酱醬释釋里裡鉴鑑针針钓釣钢鋼
    钥鑰铃鈴铜銅铺鋪销銷锁鎖锅鍋错錯锻鍛镇鎮镜鏡闪閃闭閉闲閑闹鬧闻聞阅閱队隊阳陽阴陰阵陣阶階际際陆陸陈陳险險
    随隨隐隱难難雾霧静靜韩韓页頁顶頂项項顺順须須预預领領频頻颗顆颜顏额額飘飄饮飲饱飽饿餓馆館馒饅驾駕骂罵骑騎
    骗騙鲜鮮鸭鴨麦麥齐齊龄齡发發后後吴吳吨噸员員响響哑啞图圖园園圆圓团團坚堅壮壯卖賣丽麗举舉义義乌烏乐樂乔喬
    乡鄉争爭亏虧亚亞产產亲親亿億仅僅从從仓倉价價众眾优優伙夥伞傘伟偉传傳伤傷伦倫伪偽侧側侨僑俭儉债債倾傾偿償
    党黨兰蘭养養兽獸内內军軍农農冯馮冲衝决決况況冻凍净淨准準凉涼减減几幾凤鳳凭憑击擊刘劉则則刚剛创創删刪别別
    剂劑剑劍剧劇劝勸务務劳勞势勢勋勳区區华華协協单單卫衛厂廠厅廳历歷压壓厌厭厨廚县縣参參双雙变變叙敘叶葉叹嘆
    么麽里裏为為台臺吓嚇启啟吕呂呕嘔咏詠咸鹹咽嚥
    """
}
