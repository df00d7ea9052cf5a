extension English {
  /// Words that are a letter or two from one of a beginners' deck.
  static let slipWords = """
    able about above accept ache acre across actor adder adult affair afraid after again aged agree ahead
    alive all allow alone along aloud already also always am among amount an and angel anger angle ankle annoy
    answer any apply are area argue arm army around arrow art as ask asleep at ate attack aunt autumn avoid
    awake aware away baby back bad bag bake baker ball ban band bank bar bare bark barn base bat bath battle
    bay be beach bead beak beam bean bear beard beast beat bed bee been beer before beg began begin behind
    bell belly below belt bench bend bent berry best bet better between beyond bid big bill bind bird birth
    bit bite bitter black blade blame blind block blond blood blow blue board boat body boil bold bolt bomb
    bond bone book boot border bore born borrow boss both bother bottle bottom bought bound bow bowl box boy
    brain branch brand brave bread break breast breath breathe bred breeze brick bride bridge brief bright bring
    broad broken brother brought brown brush build bull bump burn burst bury bus busy but butcher butter
    button buy buyer by bye cabin cable cage cake calf call calm came camel camp can cancel candle cannot cap
    car card care careful carry cart case cast castle cat cause cave cease cell cellar cent centre chain chair
    chalk chance change chap chapter charge cheap cheat check cheek cheer cheese chef chess chest chew chief
    child chill chin chip choice choose chop church cinema circle city clap class claw clay clean clear clever
    click cliff climb clock close cloth clothe cloths cloud clown club coach coal coast coat code coin cold
    collar comb come comer comet common cook cooker cool cop copper copy cord core corn corner cost cottage
    cotton couch cough could count country couple course court cousin cover cow coward crab crack cream creek
    crew cried crime crop cross crowd crown cruel cruise crush cry cup cure curl current curse curtain curve
    custom cut cute cycle dad dairy damp dance danger dare dark dart dash data date daughter dawn day dead
    deaf deal dear death debt deck action deep deer delay den dense dent deny depend depth desert dessert dice
    did die died diet differ dig dinner dip dirt dirty dish dive do dock doctor does dog doll done doom door
    dose dot doubt dough dove down dozen draft drag drain drank draw drawer dream dress drew dried drift drill
    drive driver drop drove drown drug drum drunk dry dual duck due dull dumb dump dust duty each ear earl
    early earn earth ease east easy eat edge effect egg eight elbow elder else empty end ends enemy engine
    enjoy enough enter entire equal error even event ever every evil exact except exit expect extra eye face
    fact fade fail faint fair faith fake fall false fame fan fancy far farm farmer farther fast fat fate father fault
    favour fear feast feather fed fee feed feel feet fell fellow felt fence fever few fewer field fierce fig
    fight figure file fill film final find fine finger finish fir fire firm first fist fit five fix flag flame
    flash flat flaw flea fled flesh flew flight float flock flood floor flour flow flower flown fluid flute
    fly fog folk follow fond food fool foot for force forest forget fork form fort forth forty forward fought
    foul found four fowl fox frame frank free freeze fresh fried friend fright frog from front frost froze
    fruit fuel full fun fund funny fur furry future gain game gang gas gate gather gave gear general gentle
    get ghost giant gift give given giver glad glance glass glove glow glue go goal goat god gold golf gone
    good goose got grab grace grade grain grand grape grass grave gray great greed green greet grew grey grief
    grill grin grip ground group grow grown growth guard guess guest guide guilt gum gun gut guy habit had
    hail hair half hall halt ham hammer hand handle hang happen happy hard hardly hare harm harsh harvest has
    haste hat hate hats have hawk hay he head heal health heap hear heard hears heart heat heaven heavy heel
    height held hell helmet help hen hence her herb herd here hero hers hey hide high hill him hint hip hire
    his hit hold hole holiday holly holy home honest honey honour hood hook hope horn horror horse host hot
    hotel hound hour house hover how hug huge hunger hungry hunt hurry hurt hut ice idea ideal idle if ill
    image in inch income indeed infant ink inner insect inside into iron is island issue it item its jail jam
    jar jaw jaws jet jewel job join joint joke journey joy judge juice jump jury just keen keep kept key kick
    kid kill kind king kingdom kiss kit kitten knee kneel knew knife knight knit knock knot know known lab
    labour lace lack ladder lady laid lake lamb lame lamp land lane lap large last late later laugh law lawn
    lay layer lazy lead leader leaf leak lean leap learn least leather leave led left leg legal lemon lend
    length less lesson let letter level liar lice lick lid lie life lift light like limb limit line link lion
    lip lips list listen lit litre little live liver lives load loaf loan local lock log lone long look loose
    lord lorry lose loser loss lost lot lots loud love lover low luck lucky lunch lung lying mad made magic
    mail main maize make male mall man many map march mark market marry mask mass master mat match mate math
    matter may maybe mayor me meal mean meant meat medal meet melt men mend mental menu mercy mere merry mess
    message met metal meter mice middle might mild mile mill mind mine minor minus mirror miss mist mistake
    mister mix mob model modern mom moment money monk monkey mood moon more mostly moth mother mount mountain
    mouse mouth move movie much mud mug mum murder muscle music must my nail naked name narrow nation native
    nature near nearby nearly neat neck need needle nephew nerve nest net never new newer news next nice niece
    nights nine no nobody nod noise none noon nor normal north nose not note noted nothing notice novel now
    nurse nut oak oath obey object ocean odd of off offer office often oil old older on once one onion only
    open opera or order other others ought our ours out oven over owe owl own owner pace pack pad page paid
    pail pain paint pair pale palm pan panic paper pardon parent park part party pass past paste pat path
    patient pause pave paw pay pea peace peach peak pear pearl peel pen pencil pepper period person pet phone
    photo piano pick picture pie piece pig pile pill pillow pilot pin pine pink pint pipe pit pity place plain
    plan plane planet plant plate play player plea pleas pleasant plenty plot plug plum plus pocket poem poet
    point poison pole police polite pond pony pool poor popular port pose post pot potato pound pour power
    pray prayer prefer press pretty price pride priest prince print prison prize proof proper proud prove pub
    public pull pump pupil pure purple purse push put puzzle queen quest question quick quiet quit quite race
    rack radio rag rail rain raise ran rang range rank rap rare rat rate rather raw ray reach react ready real
    reason red relax rely remain remember rent repair reply report rescue rest result return reward rib rice
    rich rid ride rider right ring rip ripe rise risk rival river road roar roast rob robe rock rod rode role
    roll roof root rope rose rotten rough round route row royal rub rubber rude rug ruin rule ruler run rush
    rust sack sad safe said sail sailor saint sake salad sale salt same sand sang sank sat sauce save saw say
    scale scar scare scarf scene scent school science score scratch scream screen sea seal search season seat
    second secret see seed seek seem seen self sell send sense sent serve set settle several severe sew shade
    shadow shake shall shame shape share shark sharp shave she sheep sheet shelf shell shine ship shirt shock
    shoe shone shook shoot shore short shot should shoulder shout show shower shut shy sick side sigh sight
    sign silk silly silver simple sin since sing single sink sip sir sit site six size skill skin skirt sky
    slap slave sleep sleepy sleeve slept slice slide slim slip slope slow small smart smell smile smoke smooth
    snack snail snake snow so soap sock sofa soft soil sold soldier sole solid solve some son song soon sore
    sort soul sound soup sour south space spare speak special speech speed spell spend spent spice spider
    spill spin spirit spit spoil spoke spoon sport spot spray spread spring spy square stable staff stage
    stair stake stale stall stamp stand star stare start starve state station stay steady steak steal steam
    steel steep steer stem step stern stew stick sticky stiff still sting stir stock stomach stone stood stop
    store stories storm story stove straight strange straw stream streets strength stress stretch strike
    string strip stroke strong struck student stuff stupid style such suck sudden suffer sugar suit sum summer
    sun sunny super supper supply sure surf swallow swam swan swear sweat sweep sweet swell swept swim swing
    sword sworn table tail take taken tale talk tall tame tan tank tap tape task taste tax tea teach teacher
    team tear tears teeth tell ten tend tender tennis tense tent term test text than thank that the theft
    their them then there these they thick thief thigh thin thing think third thirst thirty this thorn those
    though thought thread threat three threw thrill throat throne through throw thumb thunder thus ticket tide
    tidy tie tiger tight tile till time timer tin tiny tip tire tired title to toad toast today toe toes
    together toil told tomb ton tone tongue tonight too took tool tooth top torch tore torn total touch tough
    tour toward towel tower town toy trace track trade trail train trap trash travel tray treat tree trial
    tribe trick tried trip troop trouble trousers truck true trunk trust truth try tub tube tune turn turtle
    twelve twice twin twist two type tyre ugly uncle under unit unite unless until up upon upper upset urge
    urgent us use used useful usual vague vain valley value van vary vast veil very vest vet via vice view
    village vine visit voice volume vote wage wait waiter wake walk wall wander want war ward warm warn was
    wash wasp waste watch water wave wax way we weak weaken weakly wealth weapon wear weather weave web weed
    week weigh weight welcome well went were west wet whale what wheat wheel when where which while whip
    whisper white who whole whom whose why wide widow width wife wig wild will win wind window wine wing
    winner winter wipe wire wise wish wit witch with wolf woman won wonder wood wool word wore work worker
    world worm worn worry worse worst worth would wound wrap wreck wrist write writer wrong wrote yard yarn
    yell yellow yes yet yield you young your yours youth zone zoo
    """
}
