import { foldText } from '../word-pattern.ts';

/**
 * Frequent given names of the countries whose languages the scan reads, among them those of immigrants. Sources: the
 * statistics of the United States (Social Security Administration, CC0), Belgium (Statbel) and Spain (INE), and
 * everyday knowledge for the other countries. Names that are also frequent words, towns or surnames of companies are
 * left out: Victoria, Florence, Mark, Will, April, Rose, Taylor.
 */
const GIVEN_NAMES = `
aad aaltje aaron aarti abbas abbes abbondio abby abdelaziz abdelkader abdellah abderrahim abdeslam abdul abdullah abe
abel abelardo abhishek abigail abilio abraham acacio achiel achieng achille ada adalbert adalberto adalgisa adam adan
adebayo adel adela adelaida adelaide adele adelina adeline adelmo ademir adil adilson aditi aditya adnan adolfo
adoracion adri adria adriaan adrian adriana adriane adriano adrianus adrielle adrien adrienne afonso agata agnes agnese
agnieszka agostina agostino agueda agustin agustina ahmad ahmed ahmet aicha aida aidan aiko aileen ailsa ailton aimee
ainara ainhoa aisha aitana aitor ajay ajit akash akira akosua akram alain alan alano alastair albane albert alberta
alberte albertine alberto albertus alcides alda aldair aldo alec aleid aleida aleix alejandra alejandro alejo aleksandar
aleksander aleksandra alena alessandra alessandro alessia alessio alex alexa alexander alexandra alexandre alexandrina
alexane alexei alexej alexia alexis alfio alfons alfonso alfred alfredo ali alice alicia alida aliette alina aline
alisha alison alisson alistair alix alketa allan allison allyson almir almudena alois aloisia alok alonso aloys alphonse
alphonsus altair aluisio alvaro alvin alvise alyssa alzira amadeo amadeu amador amaia amal amalia amanda amandine amar
amauri amaury amber ambroise ambrosio amedeo amelia amelie amerigo amilcare amina amine amir amit amita ammar amparo
amrita amy ana anabela anacleta anael anais anand anas anastasia anastasija anatole anderson andre andrea andreas andree
andreia andrej andres andressa andrew andri andrzej andy anett angela angele angelica angelika angelina angelique
angelita angelo angharad angiolina angus anibal anika anil anissa anita anja anjali anke ankit ann anna annalisa
annamaria annarita anne annegret anneke anneleen annelien annelies anneliese annelore annemarie annemie annemiek
annemieke annerose annet annette annick annie annika annita annunziata anny anouck anouk anselmo ansgar anthony antje
antoine antoinette anton antonella antonia antonietta antonino antonio antoon anuj anupam anuradha anurag anwar aparna
apolonia aquilino araceli arantxa aranzazu arben archana arend ariadna ariana ariane arianna arie ariel arjan arjen
arjun arlene arlete arlette arlindo armand armando armelle armida armin arnaldo arnau arnaud arnd arne arno arnold
arnoud arsene arsenio arthur artur arturo arun aruna arvind ashish ashlee ashley ashok ashwin asier asif aslam aslan
asma assia assunta astrid attilio aubin audrey augusta auguste augustin augustinus augusto aukje aurelia aurelie aurelio
aurore avinash axel axelle ayesha aylin ayman aymeric ayoub ayse aysel aziz azucena azzurra babajide babette babs
balbina baltazar baptiste barbara barbora barnabe barry bart bartolome bartolomeo bartolomeu bas bashir basile basilio
basti bastian bastien battista baudouin bea beata beate beatrice beatrijs beatriz becky begona bekim belinda belmiro ben
benedetta benedetto benedikt benedita benedito benita benito benjamin benny benoit beranger berardo berend berengere
bernabe bernadet bernadett bernadette bernard bernarda bernardete bernardino bernardo bernd bernhard bernhardt berry
bert berta bertha berthe bertille bertrand besnik beth bethany betsy bettina betty beverly bharat bhavna biagio bianca
bibiana bice bieke bilal billie billy birger birgit birgitta bjarne bjorn blandine bob bobbie bobby bodo bogdan bojan
bojana bongani bonnie boris borja bouchra bouke boukje bozena brad bradley brahim braian bram brandon branko braulio
brayan breanna brecht brenda brendan brent brett briac brian briana brianna brice bridget brieuc brigida brigitta
brigitte britt britta brittney bronislav bronwyn bruce bruna brunella brunno bruno bryan bryce burkhard burkhardt
busisiwe byron caio caitlin caitlyn caleb callum calogero calum calvin camiel camila camilla camille camilo candace
candice candido cara carina carine carl carla carlo carlos carlota carlotta carly carmela carmelo carmem carmen carmine
carol carola carole carolien carolina caroline carolus carolyn carrie carsten caspar casper cassandra cassia cassiano
cassidy cassie catalina catarina caterina catharina catherine cathie cathy catia catriona caue cayetano cecil cecile
cecilia cecilie cedric cees celestin celestina celestino celia celina celine celso cem cemal cesar cesare cesareo chad
chandra chantal charlene charles charlie charline cheri cheryl chetan chiara chinedu chioma chloe chris christa christel
christele christelle christiaan christian christiana christiane christianne christie christina christine christof
christoph christophe christopher chrystelle ciara ciaran cindy cintia cipriano ciro cisca claire clara clarence clarisa
clarisse claude claudemir claudete claudette claudia claudine claudinei claudio claudy clayton cleber cleide cleiton
clelia clemens clement clemente clementina clementine cleusa clifford clifton clotilde cody coen cole colette colin
coline colleen concetta connie connor conny conrado constanca constantino consuelo coralie corentin corey corina corine
corinna corinne cormac cornelia cornelio cornelis corrado corrie cory cosima cosimo cosme costantino costanza courtney
craig cristian cristiana cristiane cristiano cristina cristobal cristovao curtis cynthia cyprien cyriel cyril cyrille
czeslaw daan dagmar dagmara dalia dalibor dalila dalva damaso damian damiano damiao damien damir damon dan danie daniel
daniela daniele daniella danielle danillo danilo danny danuta dany daphne darcy daria dario darius darko darla darlene
darrell darren darryl daryl dave david davide davy deanna debbie debby debora deborah debra declan deepa deepak deirdre
deise dejan delfim delfina delia delores delphin delphine demetrio denilson denis denise deniz dennis deolinda derek
derk dermot derrick derya desiree detlef detlev devin devrim dhruv diana diane dianna dianne didier diederik diego dieke
dieter dietmar dietrich dik dilip dimas dimitri dineke dinesh dinis diogo dionisio dirce dirk ditte divya djalma dmitri
dmitry dolf domenico dominic dominik dominique domitila donal donald donata donatella donato donizete donna donnie
donovan doreen dorian dorien dorine doris dorit dorota dorotea doroteia dorothe dorothea dorothee dorothy dougal douglas
dounia douwe dragan dragana drew driss duane duarte duncan dusan dustin dwayne dwight dylan eamon eberhard ebru eckhard
edda eddie eddy edeltraud eder edgar edgard edgardo edilson edimar edinaldo edison edith edivaldo edmilson edmond edmund
edmundo edna ednaldo edoardo edouard edson eduard eduarda eduardo edvaldo edward edwin edyta eefje eelco eelke efisio
egbert egidio egle egon ehrenfried eike eileen eilidh eilis ekkehard eladio elaine eleanor elena elenice eleonora
eleuterio elfi elfriede elia eliana eliane elias elide elie elien eliette elif eligio elijah elin eline elio elisa
elisabet elisabeth elisabetta elisangela elise eliseo eliseu eliza elizabete elizabeth elke ellen ellis elly elodie eloi
eloisa eloise eloy els elsbeth elsje elske elton elvira elvire elza elzbieta emanuel emanuela emanuele emeka emel
emeline emer emeric emerson emeterio emidio emiel emil emile emilia emiliano emilie emilien emilienne emilija emilio
emily emma emmanuel emmanuelle emmy emre encarna encarnita enea eneida engin engracia ennio enno enrico enrique
enriqueta enza enzo eoin epifanio erasmo ercan ercole erdal erhard eric erica erich erick erik erika erin erkan ermanno
ermelinda ermes erminia erna ernest ernesta ernestine ernesto ernst erol ersilia erwan erwann erwin eskil esra
estanislao esteban estefania estela estelle ester estevao esther etelvina ethan etienne etiennette ettore eudes eugeen
eugen eugene eugenia eugenie eugenio eulalia eulogio eunice eusebio eustaquio eva evaldo evamaria evan evandro evaristo
evelien evelin evelina eveline evelyn evelyne everton evi evy ewa ewald ewout ezequiel ezio fabian fabiana fabiane
fabiano fabien fabienne fabio fabiola fabrice fabricio fabrizio facundo fadma faisal falk fanny farah farhan farid
farida fatih fatiha fatima fatma fatmir fatna fausta faustine faustino fausto faysal febe federica federico feike
felicia feliciano felicie felicien felipe felisa felisberto felix femke fenna ferdi ferdinand ferdinando fergus ferhat
fermin fernand fernanda fernande fernando ferran ferre ferruccio ferry fidel fien filip filipa filipe filippo filiz
filomena finlay finn fiona fionnuala fiorella fiorenza fiorenzo firmin firmino flaminia flavia flavie flavien flavio
florbela flore florence florent florentina florentino florian floriane florine floris flurin fokke fons foppe fortunato
fosca fouad fran franca frances francesca francesco francielle francine francis francisca francisco franciscus franck
franco francois francoise frank franka franky frans franz franziska frauke fred freddie freddy frederic frederick
frederico frederik fredrick freek freja freya frida fridolin frieda friederike friedhelm friedrich fritz froilan froukje
fulvia fulvio gabi gabriel gabriela gabriele gabriella gabrielle gaby gael gaelle gaetan gaetana gaetane gaetano gaia
ganesh gareth garrett garry gary gaspard gaspare gaston gaurav gauthier gautier gavin geert geertje geertruida geeske
geeta gemma genaro genevieve gennaro genoveva geoffrey geoffroy georg george georges georgette georgina geovana geovane
geraint gerald geraldine gerard gerarda gerardo gerardus gerben gerd gerda gerdien gerhard gerhardus gerjan gerlinde
germain germaine germana gernot gerome gerrie gerrit gerritjan gerry gerson gert gertjan gertraud gertrud gertrude
gervasio gesa ghassan ghislain ghislaine giacinto giacoma giacomo giada giampaolo giampiero gian giancarlo gianfranco
gianluca gianluigi gianmarco gianmaria gianna gianni gianpaolo gianpiero giesela gigi gijs gijsbert gilbert gilberte
gilberto gilda giles gilles gillian gilmar gilson gina gines ginette ginevra gino gioacchino gioele giordano giorgia
giorgio giovana giovanna giovanni giraldo girish gisela gisele gisella gislaine gitte giulia giuliana giuliano giulietta
giulio giuseppa giuseppe giuseppina giusi giusy gladys glaucia glenda glenn godelieva godelieve godofredo goedele
goffredo gokhan goncalo gonda gonzalo gopal goran gordana gordon gottfried gotthard govind graciela graciete graeme
graham grainne grazia graziana graziano graziela graziella greetje greg gregg gregoire gregor gregorio gregory greta
gretchen griet grzegorz gualtiero gudrun guenaelle guglielmo guido guilherme guillaume guillermina guillermo guiomar
gulay gundula gunnar gunter gunther gurpreet gustaaf gustav gustave gustavo guus guy gwen gwenael gwenaelle gwendal
gwendoline gwendolyn gwenn gwyneth habib habiba hadi hafida hafsa hailey haitham hajar hajo hakan hakim haley halil
halima halina halvor hamid hamish hamza hanan hanane hanna hannah hanne hanneke hannelore hannes hans hansje hansjorg
hanspeter hansruedi hansueli harald harish harmen harmke harold haroon harpreet harrie harry hartmut hartwig hasan
hassan hatice hayat hayley heather hector hedwig heidemarie heidi heidrun heike heiko hein heiner heinrich heinrike
heinz heleen helen helena helene helga helio hellmut helma helmut heloisa heloise hemant hendrik hendrika hendrikus henk
hennie henning henny henri henricus henriette henrike henrique henry herbert herculano herma herman hermann hermano
hermenegildo hermes hermien hermine herminia hernan hernando herta hertha herve herwig hester hicham hidde hilario
hilary hilda hilde hildegard hildegarde hilly hipolito hiroshi hisham holger honorine honorio horacio horst hortensia
howard hristo hubert hubertus hugo hugues huguette huib humberto huseyin huw huy iago ian ibrahim ida idalina ifeoma
igino ignace ignacio igor ikram ilaria ilda ildefonso ileana ilham ilhan ilias ilidio ilija ilka ilker ilona ilsa ilse
ilyas imad iman imane imanol imke immacolata imogen imran ina inacio inaki inara ine ineke ines inga inge ingeborg inger
ingo ingrid ingvar inigo inma inmaculada insa ioan ioana iolanda ionut iracema irena irene ireneo irfan irina iris irma
irmgard irmtraud iryna isaac isabeau isabel isabella isabelle isac isadora isaiah isaias isaura isaure ishaan isidora
isidoro isidro ismael ismail isolde itziar ivan ivana ivano ivete ivette ivica ivo ivone ivonne iwona izabel jaak jaap
jacco jacek jaciara jacinta jacinto jacira jack jackie jacky jaclyn jaco jacob jacoba jacobo jacobus jacolien jacopo
jacqueline jacquelyn jacques jacquie jadranka jadwiga jagdish jaime jair jairo jakob jakub jamal james jamie jamila jan
jana janaina jandira jane janelle janet janice janie janin janina janine janis janna janne janneke jannet jannie jannik
jannis janno janny jantine janusz jany jaqueline jared jari jarne jarno jaroslav jaroslaw jasmin jason jasper jaspreet
jatin javier jaya jayesh jean jeanette jeanine jeanne jeannet jeannette jeannie jeannine jef jeferson jeff jefferson
jeffery jeffrey jehan jelena jelle jelmer jeltje jenaro jenna jennie jennifer jenny jens jente jeremiah jeremias jeremy
jermaine jeroen jerome jeronimo jerry jerzy jesica jesper jesse jessica jessie jessika jessy jesus jetske jhon jignesh
jill jillian jim jimena jimmie jimmy jiri jitendra jitske joachim joan joana joann joanna joanne joanneke joannes joao
joaquim joaquin joaquina jobst jocelyn jocelyne jochem jochen jodi jodie jody joe joel joelle joep joerg joeri joey
johan johann johanna johanne johannes john johnathan johnnie johnny johny joke jolanda jolande jolanta jolien jolijn jon
jonas jonatas jonathan jonathon joost joppe joran jordana jordane jordi jordy joren jorg jorge jorgen jorien joris jorn
jorrit jos jose josef josefa josefina josep joseph josepha josephe josephina josephine josephus josette joshua josiane
josianne josine josje josse josselin josue jovana joyce jozef juan juana juanita judit judith judy juergen jules julia
juliaan julian juliana juliane juliano julie julien julienne julieta juliette julija julio julius june jurandir jurg
jurgen jurjen jurre jussara jussi justin justine justino jutta juvenal jyoti kaat kadir kagiso kai kaitlin kaitlyn kaja
kaleb kamal kamala kamau kamiel kamil kapil kara karan karel karen kari karim karima karin karina karine karl karla
karlheinz karlien karlijn karola karolien karolina karsten kasey kasia kaspar kasper katarina katarzyna kate katelijne
katell katelyn katerina kateryna katharina katharine katherine kathleen kathrin kathryn kathy katia katie katja katleen
kato katrien katrijn katrin katrina katty kavita kay kayla kaylee kees keiko keila keith kelley kelli kellie kelly
kelsey kelvin kemal ken kendall kendra kenji kenneth kenny kenza kenzo keri kerri kersten kerstin kevin khadija khaled
khalid kiara kieran killian kim kimberley kimberly kipchoge kiran kirk kirsten kirsty kishore kjell klaas klaasje klara
klaus klemens knut kobus koen koenraad kofi konrad konstantin korbinian kornelia kris krishna krista kristel kristen
kristi kristiaan kristian kristiane kristie kristien kristin kristina kristine kristof kristopher kristy krystal
krzysztof ksenia kuldeep kunigunde kurt kwabena kwame kyara kyle kylian kylie lachlan laercio laetitia laila lakshmi
lalit lambert lamberto lammert lander lara larisa larissa larry lars latifa latoya laura laure laureano lauren laurence
laurens laurent laurenz lauretta laurette laurie laurine lautaro lavinia lawrence layla lea leah leandra leandro leen
leendert leentje leif leila lena lene lenita lennert lenny leo leon leona leonard leonardo leone leonel leonello
leonhard leonia leonie leonor leontien leopold leopoldo lerato leroy lesley leslie leszek leticia letizia levent leyla
lia liam liana liane lianne licia lidia lidwien lidy lieke liesbet liesbeth lieselot lieselotte lieve lieven lieze lilia
lilian liliana liliane lilianne lilli lillian lilou lina linda linde lindiwe lindsay lindsey linh linnea lino lionel
lisa lise liselotte lisette livia livio lize ljiljana lloyd lodewijk lodovico loes loic lola lonnie lore loredana
lorella loren lorena lorene lorenz lorenza lorenzo loretta lori loriane loris lorna lorraine lothar lotte loubna louis
louisa louise louison lourdes lourens lowie luana lubomir luc luca lucas lucelia lucette lucia luciana luciano lucie
lucien lucienne lucilia lucilla lucimara lucinda lucio lucrecia lucrezia lucy lucyna ludivine ludmila ludo ludovic
ludovica ludovicus ludwig luigi luigia luis luisa luise luisella luitgard luiz luiza luka lukas lukasz luke lupe
lutgarde lutgardis lutgart lutz luuk luzia lya lydia lydie lynda lynette lynn lynne maaike maarten maartje mabel
macarena machteld maciej mackenzie madalena maddalena madeleine madeline mads mael maelle maeva maeve mafalda magali
magda magdalena maggie maggy magnus mahendra mahesh mahmoud mahmut maialen maicon maik maike mairead maite maja makayla
malachy malgorzata malik malika mallory malte mamadou mandla mandy manfred manish manisha manjit manlio manoel manoj
manola manolo manon manuel manuela manuella mara marc marceau marcel marcela marcelina marcelino marcella marcelle
marcellina marcello marcelo marcia marcial marciano marcin marco marcos marcus mareike marek marga margaret margareta
margarete margaretha margarethe margarida margarita margaux margherita margie margit margitta margo margot margreet
margret margriet margrit marguerite maria mariah mariam marian mariana mariangela marianne mariano mariapia maribel
marica marie marieke mariel mariella marielle marieta marietta mariette marija marijana marije marijke marijn marika
marilda marilena marilene marilia marilyn marina marinalva marinella marinus mario mariolina marion marisa mariska
marisol marissa maristela marit marita marius mariusz marjan marjo marjolein marjoleine marjolijn marjon marjorie
marketa marko markus marla marleen marlene marli marlies marlis marloes marlon marnix marsha marta martha marthe martijn
martin martina martine martino martinus marty marvin mary maryam maryann marylene marylin maryline maryse maryvonne
massimiliano massimo mateo mateus mateusz matheus mathew mathias mathieu mathijs mathilda mathilde mathis mathys matias
matilde mattea matteo matthew matthias matthieu matthijs matthis mattia mattias maud maura maureen maurice mauricette
mauricio maurits maurizio mauro maxence maxim maxime maximiano maximilian maximiliano maximilien maximino maya mayara
mazen meagan mechthild meena meera megan meghan mehdi mehmet meike meindert meinhard meinrad melania melanie melina
melinda melisa melissa melitta meltem melvin menno mercedes meredith merel merle mert merve meryem mesut mhairi micaela
micah micha michael michaela michal micheal michel michela michelangelo michele micheline michelle michiel mick mieke
mies miguel mihaela mihai mikael mikayla mike mikel mikkel mila milagros milan mildred milena milica milo milos milton
mimoun mindy minh minke miranda mirco mireia mireille mirella mireya miriam mirjam mirjana mirko miroslav miroslava
mirte mitchell mladen moacir moacyr mohamad mohamed mohammad mohammed mohan mohit moira moise moises molly mona monia
monica moniek monika monique montse montserrat morag morena morgane moritz morris morten mostafa mounir mourad moussa
muhammad muhammed mukesh murat muriel murielle murilo mustafa mustapha mwangi mylene myra myriam myrthe nabil nadege
nader nadia nadine nadir nadja nadjet nahuel naima najat najib nancy nanda nandini nanne nans naoko naomi narciso
narendra naresh nasser nassim natacha natalia natalie natalija natalino natalya natanael natascha natasha natasja
natercia nathalie nathan nathanael nathaniel naveen nayara nazareno nazario neal nebojsa neha neide neil nekane nele
nelleke nelly nelson nemesio nenad nereo nestor neusa nevena ngozi niamh nicanor nicholas nichole nick nicky nico nicol
nicola nicolas nicolasa nicolau nicole nicoletta nicolle nicolo niek niels nienke nieves nigel nikhil nikita nikki
nikola nikolai nikolas nikolaus nikolay nilesh nils nilson nilton nilza nina ninfa nino nisha nisrine nitin njeri
nkosinathi noa noah noel noelia noemi noemia noemie nolan nolwenn nomsa noor noortje nora norah norbert norberto norman
nour nuala nuno nunzia nunzio nuray nuria octavio odete odette odile odilia ofelia oisin okke oksana olaf olav olavo ole
oleg oleksandr olena olga olimpia oliver olivia olivier oliviero olumide oluwaseun omar ombretta omer ondrej onno onur
ophelie orazio oreste orfeo orhan oriana oriane orianne orietta oriol orla orlanda ornella orsola oscar oskar osman
osmar osvaldo oswald otavio otello otieno otmar ottaviano ottavio ottmar otto oussama ozan ozgur ozlem pablo padraig
paige paloma pam pamela pankaj paola paolina paolo parveen pascal pascale pascaline pascoal pascual pasquale pasqualina
patrice patricia patricio patrick patrik patrizia patrizio patsy patti patty pau paul paula paule paulette paulien
paulina pauline paulino paulo paulus pavel pavlina pedro peggy pellegrino penny pepa pepe pernille perrine petar pete
peter petr petra petronella petrus phil philibert philip philipp philippa philippe philippine phillip philomena phuong
phyllis pia piera pierangelo piercarlo pierino pierluigi piero pierpaolo pierre pierrette pierrick piet pieter pietro
pim pino piotr placido pleun pompeo pooja porfirio prabhu pradeep prakash pramod prashant pratik praveen predrag preeti
priscila priscilla priscille priska priya priyanka quentin quim quinten quirine quiteria rabia rachael rachel rachele
rachelle rachid rachida radek radoslav radu raf rafa rafael rafaela raffaele raffaella rahel rahma rahul raimondo
raimund raimundo rainer raissa raj rajan rajat rajeev rajendra rajesh rajiv rajni rakesh ralf ralph ramazan ramesh rami
ramiro ramon ramona randall randy rani rania raniero ranjit raoul raphael raquel rashid rashmi rasmus raul ravi ravindra
ray rayan raymond raymonde rebeca rebecca rebekah recep reena regiane regina reginald reginaldo regine regis regula
reinaldo reiner reinhard reinhart reinhilde reinhold reinier rejane rekha remco remi remigio remo remy renaat renan
renata renate renato renaud rene renee renske renzo reshma reto reza rhian rhonda rhys ria riaan riad rianne ricardina
ricardo riccarda riccardo richard rick rickey ricky rico riekje rik rika rina rinaldo rinus rita ritu rob robbe robbert
robby robert roberta roberto robin robrecht robson robyn rocco rochelle rocio roderick roderik rodney rodolfo rodolphe
rodrigo rodrigue roel roeland roelof rogelio roger rogerio rohan rohit roisin roland rolande rolf romain roman romane
romeu romilda romina romolo romuald romulo romy ron ronald ronaldo ronan ronda ronnie ronny rony roos roque rory rosa
rosalba rosalia rosalie rosalina rosana rosangela rosanna rosanne rosaria rosario rosel roseli rosella roselyne
rosemarie rosemeire rosendo rosette rosi rosilene rosimeire rosine rosita ross rossana rossella roswitha roxana roxane
roxanne roy roza ruairi ruben rubens rudi rudiger rudolf rudolph rudy ruedi ruediger rufino ruggero rui rune rupert
ruperto ruslan russ russell rutger ruth ruud ryan ryszard sabatino sabina sabine sabri sabrina sacha sachin salah saleh
salim salima sally salma salome salomon salva salvatore sam samanta samantha samara sameer sami samia samir samira sammy
samuel samuele sanae sandeep sander sandie sandra sandrine sandro sanjay sanjeev sanne santi santiago santina santosh
saoirse sara sarah sarita sasa sascha sasha saskia satish saverio savino schalk scott seamus sean sebastiaan sebastian
sebastiana sebastiano sebastiao sebastien seema segolene selena selim selma semra senne seppe serafim serafin serafina
serafino serena serge sergei sergej sergey sergi sergio serkan seth settimio sevda severin severina severine severino
sevgi shana shane shankar shannon sharad shari sharon shaun shauna shauni shawn shawna sheena sheila shelia shelley
shelly sheri sherri sherrie sherry sheryl shilpa shirley shiva shivani shona shpetim shreya shruti shubham sian sibe
sibel sibilla sibusiso siddharth sidnei sidonie siebe siebren siegbert siegfried sieglinde siegmar siegmund siegrid sien
sietse sietske sigmar signe sigrid sigrun sigurd sigve siham silas silke silvan silvana silvano silverio silvester
silvestre silvestro silvia silvio simao simon simona simone simonetta simonna simonne sinan sinead sinisa siobhan sipho
sixtine sixto sjaak sjoerd sjors sjoukje slavica slavko slobodan sneha snezana sofia sofiane sofie solange solene
solveig sonal songul sonia sonja sonke sonya sophia sophie soraia soraya sorcha soren souad soufiane soumaya stacey
stacie stacy stan stanislav stanislaw stanley stef stefaan stefan stefani stefania stefanie stefano steffen steffi
stella stephan stephane stephanie stephen steve steven stewart stien stig stijn struan stu stuart suat sudhir sue sueli
suely suleyman sumit sunil sunita suresh surinder susan susana susann susanna susanne sushil susi suzan suzana suzanna
suzanne suzy svantje sven svenja svetlana swapnil swati sybille sylke sylvain sylvere sylvette sylvia sylviane sylvie
sylwia szymon tabea tabitha tadeusz tadhg tahir taina takashi tamara tamer tami tammie tammy tamsin tanguy tania tanja
tanvi tanya tara tarcisio tarek tarik tariq tarun tasha tatiana tatiane tatjana tecla ted tegan telma telmo teodora
teodoro teofilo teresa teresinha tereza terezinha teri terrance terrence terri terry tess tessa teun teunis thabo thais
thanh thayna thea thelma themba theo theodoor theodor theodore theodorus theophiel theophile theresa therese theresia
thiago thiane thibaud thibault thibaut thibo thierry thijs thilo thirza thomas thore thorsten tiago tiberio tibo tiemen
tiffany tihomir tijmen tijs tilman tilmann tim timmy timo timon timoteo timothee timothy tina tine tineke tinne tino
tiphaine titia titouan tiziana tiziano tjeerd tobias todd tolga tom tomas tomasa tomasz tomislav tommaso tommy toni
tonino tonny tony tonya toralf torbjorn torsten tracey traci tracie tracy trang traudl traute travis trevor tricia
trijntje trine trisha tristan trude truus trygve tshepo tuan tullia tullio tuncay turgut tuur tycho tyler tyrone ubaldo
ubiratan uday udo ueli ugo ugur ulf ulisse ulisses ulku ulla ulli ulrich ulrika ulrike umberto umesh umit umut urielle
urs ursel ursula urszula urte uschi ute utz uwe uxue vaclav vagner valdeci valdemar valdir valentim valentin valentina
valentine valentyna valere valeria valeriano valerie valery valquiria valter vanda vandana vanderlei vanderleia vandinha
vanessa vania varun vasco vasil vasile veerle veit velia venancio venkatesh vera verena veronica veronika veronique
vesna veysel vianney vicenta vicente vicki vickie vicky victor victorine victorino vidal viggo vijay vikas vikram viktor
viktoria viktoriya vilma vimal vinay vince vincent vincenza vincenzo vinciane vinod vinzenz viola violeta vipul virgile
virgilio virginie viriato vishal vitale vitaly vito vitor vittoria vittorino vittorio vivek vivian viviana viviane
vivien vivienne vlad vladimir vladimira volkan volker volkmar volodymyr vreni walburga waldemar walid wallace walmir
walter walther waltraud waltraut wambui wanda wanderley wanjiru wannes warre wassim wayne welington wenceslao wendel
wendell wendy wenzel werner wesley weslley wessel wibo wiebe wiebke wieland wieslaw wietske wigbert wijnand wilfrid
wilfried wilhelm wilhelmina wilhelmine wilhelmus willem willemien willemijn william willie willy wilma wilmer wilson wim
winfried winifred witold wojciech wolfgang wolfram wout wouter wynand xander xaver xavi xavier xaviere ximena xiomara
yael yamila yamina yana yaneth yanina yanis yann yannick yannis yara yasemin yasin yasmin yasmina yasmine yassin yassine
yentl yesenia yesica yevhen yilmaz yoann yogesh yohan yohann yoko yolanda yolande yolima yoni younes youri yousef yousra
youssef ysaline yuki yuko yulia yumi yunus yuri yusuf yvan yveline yves yvette yvon yvonna yvonne yvonnick zacarias
zacharie zachary zahra zaida zainab zakaria zanele zara zbigniew zdenek zeferino zeger zelia zelie zeljko zeno zeynep
ziad zilda zineb zita zoe zofia zohra zoran zubair zulema zulmira zuzana zvonimir
`;

const names: ReadonlySet<string> = new Set(GIVEN_NAMES.trim().split(/\s+/));

/** True for `Stéphanie`, `ANNE-SOPHIE` and `Jean`. */
export function isGivenName(word: string): boolean {
  return names.has(foldText(word).split('-', 1)[0] ?? '');
}
