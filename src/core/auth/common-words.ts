/**
 * Words that the published lists of most used passwords are made of, mostly followed there by digits. Runs on the keyboard,
 * repetitions, numbers and dates are not here: `common-passwords.ts` knows them by their form.
 */
const WORDS = `
password passwort passwords passw0rd passwd pass mypass newpass wordpass drowssap letmein letmeinnow access accessnow admin
administrator adminadmin root toor login logon signin guest user username default changeme change temp temporary test testing
tester sample demo secret secrets private security secure welcome hello hallo hola bonjour hi enter open opensesame sesame
master superuser super manager system server service support office network computer internet online website windows
microsoft apple google facebook twitter youtube linkedin adobe github gmail hotmail yahoo android iphone samsung motorola nokia
siemens toshiba sony logitech lenovo huawei xiaomi tencent alibaba taobao alipay weibo weixin wechat baidu douban zhihu bilibili
mythinkn mythink thinkn focus portal toolbox
iloveyou ilovegod iloveu ihateyou imissyou loveyou loveme lovely lover lovers love loves loving mylove truelove forever always
together kissme kisses hugs honey sweet sweetie sweetheart sweetpea darling baby babygirl babyboy babe angel angels heaven
princess prince queen king kingdom lord lady knight wizard magic magician dragon dragons dragonball phoenix unicorn monster
demon devil lucifer satan ghost vampire zombie werewolf witch angelina
sunshine sunset sunrise sunday monday tuesday wednesday thursday friday saturday january february march april june july august
september october november december spring summer autumn winter snow rain rainbow storm thunder lightning cloud moon moonlight
star stars starlight stardust galaxy universe planet earth mars venus jupiter saturn mercury neptune pluto apollo eclipse
ocean river mountain island forest garden flower flowers rose daisy lily jasmine violet orchid lotus tulip sakura blossom
monkey tiger tigers lion lions bear bears wolf wolves wolfpack eagle eagles falcon hawk raven ravens penguin dolphin dolphins
shark sharks whale fish goldfish turtle snake cobra python viper spider scorpion scorpio butterfly ladybug bee horse horses
mustang pony donkey cow bull bulldog bulldogs puppy puppies doggy doggie dog dogs kitty kitten cat cats catdog tomcat panther
panthers jaguar cheetah leopard cougar wildcat wildcats rabbit bunny hamster squirrel beaver badger gorilla panda elephant
chicken turkey duck rooster bird birdie bluebird parrot peacock froggy frog dinosaur animal animals
orange apples banana bananas cherry strawberry peach peaches mango lemon melon grape pineapple coconut pumpkin tomato potato
cookie cookies candy chocolate cheese butter peanut peanuts popcorn pizza burger hotdog sausage bacon noodle rice sugar pepper
salt ginger vanilla cinnamon coffee tea milk beer whiskey vodka tequila cocacola coke pepsi sprite fanta snickers
red blue green yellow purple pink black white brown silver gold golden grey gray crimson scarlet indigo violet azure rainbow
diamond diamonds ruby emerald sapphire crystal pearl platinum silver
football soccer baseball basketball hockey tennis golf golfer volleyball swimming cricket rugby boxing karate judo running
runner racing fishing hunting hunter sports player winner champion champions victory hero legend warrior fighter soldier ninja
samurai pirate pirates gladiator spartan ranger rangers cowboy cowboys marine marines sniper killer assassin hitman gangster
arsenal chelsea liverpool everton manchester manutd united barcelona realmadrid juventus milan inter bayern yankees lakers
bulls celtic steelers packers patriots redsox dodgers giants raiders broncos
superman batman spiderman ironman wolverine hulk captain america avengers joker matrix neo trinity morpheus starwars startrek
skywalker jedi yoda vader anakin gandalf frodo aragorn legolas hobbit harrypotter potter hermione pokemon pikachu naruto sasuke
onepiece luffy goku vegeta sonic mario zelda nintendo playstation xbox minecraft fortnite roblox warcraft starcraft diablo
counterstrike dota league legends overwatch valorant hacker hacking matrix gamer gaming games game
michael jordan jennifer jessica thomas robert daniel andrew george charlie joshua matthew michelle nicole ashley amanda
samantha hannah taylor william martin heather anthony justin patrick richard jackson joseph melissa andrea morgan brandon
johnny edward oliver victoria natasha natalie james lauren angela madison winston shannon mike sophie jonathan david danielle
jackie johnson murphy cooper dennis cameron nathan john wilson sandra victor nicholas tiffany maxwell jeremy monica albert alex
alexis alexander alexandra benjamin jason calvin freddy sydney gordon stella arthur rebecca jack kevin peter paul mark steven
stephen steve brian eric ryan adam aaron tyler kyle sean scott gary larry jerry terry barry harry henry howard frank franklin
francis fred george gerald gilbert gregory harold herbert ivan jacob jake jeff jeffrey jesse jimmy joe joel juan karl keith ken
kenneth lance lawrence lee leon leonard leo lewis louis lucas luke manuel marcus mario marvin maurice max miguel mitchell nick
norman oscar pablo pedro philip phillip ralph ray raymond ricardo rick robin rodney roger roland ronald ross roy russell sam
samuel sebastian shane shaun simon stanley stuart ted theodore tim timothy tom tommy tony travis trevor vernon vincent vladimir
walter warren wayne wesley zachary amber amy ana andrea angel anita ann anna annie april audrey barbara becky bella beth betty
bonnie brenda brittany brooke carla carmen carol caroline carrie catherine charlotte cheryl chloe chris christian christina
christine christopher cindy claire claudia courtney crystal daisy dana debbie deborah denise diana diane donna dora doris dorothy
elaine elena elizabeth ella ellen emily emma erica erin esther eva evelyn faith felicia fiona florence gabriel gabriela gina
gloria grace hailey hazel helen holly hope irene iris isabel isabella jacqueline jamie jane janet janice jasmin jean jenna jenny
jessie jill joan joanna jodie josephine joy joyce judith judy julia julie karen karina kate katherine kathleen kathy katie kelly
kelsey kim kimberly kristen kristin kristina laura leah leslie linda lindsay lindsey lisa louise lucy lydia maggie margaret maria
marie marina marisa martha mary maryjane melanie mia michele molly nancy nina nora olga olivia pamela patricia paula penny
rachel regina rosa rosie ruth sabrina sally sara sarah sasha savannah serena sharon sheila shelby shirley silvia sofia sonia
sophia stacey stephanie sue susan suzanne sylvia tamara tanya tara teresa tina tracy valentina valerie vanessa vera veronica
virginia vivian wendy yvonne zoe
chicago boston dallas houston denver seattle detroit atlanta orlando miami austin phoenix newyork losangeles lasvegas sandiego
california texas florida georgia hawaii alaska montana arizona canada mexico brazil england london oxford scotland ireland
france paris germany berlin italy italia roma spain madrid portugal russia moscow china beijing shanghai guangzhou shenzhen
hongkong taiwan taipei chengdu wuhan nanjing hangzhou chongqing japan tokyo korea india pakistan australia sydney africa
europe asia america american holland sweden
ferrari porsche mercedes bmw audi toyota honda nissan suzuki yamaha kawasaki ducati harley corvette camaro mustang chevy
chevelle ford dodge subaru mazda volkswagen tesla lamborghini jaguar lexus hummer jeep cadillac
music musicman guitar drummer piano metal metallica nirvana beatles eminem slipknot greenday blink182 rock rockstar rocknroll
hiphop techno singer dancer dance dancing disco jazz blues elvis madonna britney beyonce rihanna
freedom liberty justice peace hope faith trust trustno1 truth honor honour courage destiny fate fortune lucky luck success
happy happiness smile smiley laugh joy funny crazy cool awesome great perfect beautiful beauty pretty sexy cute handsome
genius smart clever simple nothing something anything everything whatever whynot nobody someone myself
mother mommy mom father daddy dad parents family brother sister friend friends bestfriend buddy children grandma
money dollar cash rich richman million millionaire billion business bank banker credit boss company work worker
school college university student teacher doctor nurse engineer lawyer police fireman driver pilot captain general major
cheese spirit shadow darkness dark light fire water earth wind flame blaze fireball inferno ice iceman icecream frozen frosty
power energy force turbo nitro rocket missile bullet hammer sword swordfish blade knife shotgun gunner magnum
black blackie blackcat blackjack whitewolf redhead blondie ginger rusty snoopy garfield tweety mickey minnie donald goofy
scooby bugsbunny popeye simpson simpsons bart homer cartman kermit barney winnie pooh poohbear tinkerbell cinderella
buster bailey cookie oreo max rocky bandit bear lucky coco ginger harley jake maggie missy molly muffin oscar patches pepper
precious princess rascal sammy sassy scooter shadow sheba smokey snowball sophie sparky spike tigger toby whiskers zoey
fuckyou fuckoff fuckme fucker asshole bitch bullshit bastard shithead biteme pussy dick porn sexsex hardcore naughty
trouble nevermind remember forget dream dreams dreamer believe wonder mystery secret hidden silent silence quiet
ncc1701 thx1138 bond007 agent007 jordan23 letmein2 qwe1 abc1 a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d 1q2w 1q2w3e 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y q1w2 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazxsw zaq1 zaq12wsx xsw2 1qazxsw2 qwaszx 12qwaszx asdzxc azerty qwertz
adgjmptw hesoyam aezakmi nuttertools aptx4869 p1a6s3m wmsxie adminfan kolobok shmily klaster foobar blahblah lol lolita lollipop
`;

/** Phrases, family names and given names in pinyin, of which the Chinese lists are made. */
const PINYIN = `
woaini woainima woaiwojia woaimama woaibaba woaiwoziji woailaopo woailaogong woainimama aini aiwo woshishui woshiwo woshishen
woshizhu woshinidie woshiniba woshishei wojiushiwo wojiushishen wojiushini woxiangni woyaoni wozhiaini wodemima wodezuiai
wodeai wobuzhidao buzhidao bugaosuni meiyoumima mima mimashi nihao nihaoma nishishui nishizhu nishiwode nishiwodeai jiushiaini
zhendeaini zhenaini caonima wocaonima worinima wokaonima laopo laogong baobao baobei xingfu kuaile pengyou tianshi tiancai
shangxin menghuan zhimakaimen xiazhili zhongguo woaizhongguo zhonghua beijing2008 yongyuan aiqing gongxifacai hao haohao
haohaoxuexi xiaoming xiaohong xiaolong xiaoqiang xiaofeng xiaoyu xiaowei xiaojian xiaoyao xiaobao xiaomao xiaogou xiaozhu xiaotian
xiaohua xiaojie xiaofei xiaolei xiaodong xiaohui xiaojing xiaoying xiaoli xiaobai xiaohei zhuzhu gougou maomao
`;
const FAMILY_NAMES = `
wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang deng han feng cao
peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lv ding ren shen yao lu cui zhong tan lai fan jin qiu xia shi
`;
const GIVEN_NAMES = `
wei fang na min jing li qiang lei jun yang yong yan jie tao ming chao juan xia ping gang jian peng hao xin yu bin hui kai liang
feng bo long fei hua hong mei ling ying yan xue lin dan qian ting jia yi ning rui chen hang cheng dong tian kun shuai bao xiao
`;

const split = (text: string) => text.trim().split(/\s+/);

/** In small letters, each once. */
export const COMMON_WORDS: readonly string[] = [
  ...new Set([
    ...split(WORDS),
    ...split(PINYIN),
    ...split(FAMILY_NAMES).flatMap((family) => [family, ...split(GIVEN_NAMES).map((given) => family + given)]),
  ]),
];
