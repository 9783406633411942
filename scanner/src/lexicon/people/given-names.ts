import { foldText } from '../word-pattern.ts';

/**
 * Frequent given names of the countries whose languages the scan reads, and of other parts of the world, because many
 * owners come from there. Sources: the statistics of the United States (Social Security Administration, CC0), Belgium
 * (Statbel) and Spain (INE), and everyday knowledge for the other countries. Names that are also frequent words, towns or surnames of companies are
 * left out: Victoria, Florence, Mark, Will, April, Rose, Taylor.
 */
const GIVEN_NAMES = `
aad aaliyah aaltje aarav aaron aarti aarush abbas abbes abbondio abby abdallah abdelaziz abdelhakim abdelhamid
abdelkader abdelkrim abdellah abdelmajid abdelmalek abdelouahab abderrahim abdeslam abdi abdirahman abdou abdoul abdul
abdullah abdullahi abe abebe abeer abel abelardo abena abha abhay abhijit abhinav abhishek abigail abilio abimbola
abiola abla abraham acacio achal achia achiel achieng achille achilleas achini ada adaeze adalbert adalberto adalgisa
adam adan adaobi adarsh addie adebayo adebola adedayo adedeji adegoke adekunle adel adela adelaida adelaide adele
adelina adeline adelmo ademir ademola adenike adeola adeolu adesola adetokunbo adewale adham adhiambo adil adilson aditi
aditya adjoa adnan adolfo adoracion adri adria adriaan adrian adriana adriane adriano adrianus adrielle adrien adrienn
adrienne adunni adwoa aeron afia afonso afua agata aggeliki agnes agnese agneta agnieszka agostina agostino agron agueda
agung agustin agustina ahmad ahmed ahmet ahsan aicha aida aidan aideen aiko ailbhe aileen ailis ailsa ailton aimee
ainara aine ainhoa aino aisha aisling aisyah aitana aitor ajay ajeet ajit ajoke akash akello akemi akhil akhilesh akin
akinwale akinyi akira akos akosua akpan akram aksel akshata akshay akua akwasi alaa alaeddine alain alan alanna alano
alastair albana albane albert alberta alberte albertine alberto albertus alcides alda aldair aldo aleah alec aled aleid
aleida aleix alejandra alejandro alejo aleksandar aleksander aleksandra aleksei alena alessandra alessandro alessia
alessio alex alexa alexander alexandra alexandre alexandrina alexandros alexane alexei alexej alexey alexia alexios
alexis alfie alfio alfons alfonso alfred alfredo ali alice alicia alida aliette alina aline alisa alisha alison alisson
alistair alix aliya alka alketa allan allie allison allyson almaz almir almudena alois aloisia alok alonso aloys alper
alphonse alphonsus altair altin aluisio alvaro alvin alvise alyssa alzbeta alzira amadeo amadeu amador amaia amaka amal
amalia amanda amandine amani amar amara amari amarjit amauri amaury amaya amber ambika ambroise ambrosio amedeo ameen
ameer amelia amelie amerigo amihan amila amilcare amin amina aminata amine aminu amir amit amita amjad amma ammar amna
amol amondi amos amparo amrit amrita amruta amy amya ana anabela anacleta anael anais analyn anamika anand anant ananya
anas anastasia anastasiia anastasija anastasios anat anatole anayo anca anderson andie andile andjela andrada andras
andre andrea andreas andree andreea andreia andrej andres andressa andrew andri andrii andrzej andy anele anesu anett
aneurin angela angele angelica angelika angelina angelique angelita angelo angelos angharad angie angiolina angus anibal
anika aniko anil anindya anirudh anisha anissa anita anja anjali anjana anju anke ankit ankita ankur anmol ann anna
annabel annabelle annalisa annaliza annamaria annarita anne annegret anneke anneleen anneli annelien annelies anneliese
annelize annelore annemarie annemie annemiek annemieke annerose annet annette annick annie annika annita annunziata anny
anoop anouck anouk anselmo ansgar anshul anthony antje antoine antoinette anton antonella antonia antonietta antonino
antonio antonios antoon antti anuj anum anuoluwapo anupam anura anuradha anurag anusha anushka anwar anyango aoibhe
aoibheann aoife aonghas aparna apiyo apolonia apostolos aquilino arabella araceli arantxa aranzazu arash arben arbnor
archana archie archit arda ardeshir ardian areeba arend argyro ari ariadna ariana ariane arianna arie arief ariel ariela
arif arik aristidis arjan arjen arjun arlene arlete arlette arlindo arlo armand armando armelle armend armida armin
arnaldo arnau arnaud arnd arne arnel arno arnold arnoud aroha arpit arpita arsalan arsene arsenio arshad artan artem
arthur artin arto artur arturo artyom arun aruna arunkumar arvid arvin arvind arwa arwel arya arzu asad asaf asami
asanka asbjorn asela asha ashima ashish ashlee ashley ashok ashraf ashutosh ashwin ashwini asier asif aslam aslan asli
asma asmaa assia assunta astrid asuman athanasios athina atieno attila attilio atul aubin aubree audrey augusta auguste
augustin augustinus augusto aukje auma aurelia aurelie aurelio aurore ava avani avery avigail avinash avishai avital
avni awino awuor axel axelle ayaan ayaka ayala ayanda ayat ayaz aydan ayden ayelet ayesha ayham ayhan aykut aylin ayman
aymeric aynur ayo ayobami ayodeji ayodele ayokunle ayomide ayoub ayse aysel aytekin ayten ayumi ayush azadeh azeez azhar
aziz azlan azman azmi azucena azzurra babajide babatunde babette babita babs bahaa bahman bahram balaji balazs balbina
balint baltazar bambang baptiste barbara barbora barnabe barney barry bart bartolome bartolomeo bartolomeu bartosz bas
basak basem bashir bashkim basile basilio basma bassam basti bastian bastien battista batuhan baudouin bayan bayani
bayram bea beata beate beatrice beatrijs beatriz becky begona begum beibei bekele bekim bekir belinda belmiro ben bence
benedetta benedetto benedikt benedita benedito benita benito benjamin benjie bennie benny benoit benzion beranger
berardo berend berengere berit berk berkan berkay berna bernabe bernadet bernadeth bernadett bernadette bernard bernarda
bernardete bernardino bernardo bernd bernhard bernhardt bernie berry bert berta bertha berthe bertie bertille bertrand
besnik beth bethan bethany betsy bettina betty beverly beyza bhagyashree bhanu bharat bharati bhaskar bhavesh bhavin
bhavna bhavya bheki bhupinder bhushan biagio bianca bibiana bice bieke bijan bikash bilal biljana billie billy bimal
bimbo binod birger birgit birgitta birol bishal bishnu bisi bjarne bjorg bjorn blakely blandine blathnaid blerim blerina
bob bobbi bobbie bobby bodo bogdan bogumila boguslaw bohdan bohumil bojan bojana bolaji bolanle bonga bongani bongiwe
bonnie boris borja bouchaib bouchra bouke boukje boutaina bozena bozidar brad braden bradley brady brahim braian bram
brandi brandon branislav branko branwen braulio braxton brayan brayden braylon breanna brecht brenda brendan brent bret
brett briac brian briana brianna brice brid bridget brieuc brigid brigida brigitta brigitte brijesh britt britta
brittney bronagh bronislav bronwen bronwyn bruce bruna brunella brunno bruno bryan bryce bryn brynn brysen bryson
buddhika bugra buhle bujar bukola bulelwa bulent bunmi burak burcin burcu burim burkhard burkhardt busayo bushra busi
busisiwe busra byron byung caden caio caitlin caitlyn caleb callum calogero calum calvin camelia cameron camiel camila
camilla camille camilo camryn canan candace candice candido cansu caoimhe caoimhin cara carina carine carl carla carlo
carlos carlota carlotta carly carmela carmelo carmem carmen carmine carol carola carole carolien carolina caroline
carolus carolyn carrie carsten carys caspar casper cassandra cassia cassiano cassidy cassie catalin catalina catalino
catarina caterina cathal catharina catherine cathie cathy catia catrin catriona caue cayden cayetano cecil cecile
cecilia cecilie cedric cedrick cees celestin celestina celestino celia celina celine celso cem cemal cemil cengiz ceren
ceri cerys cesar cesare cesareo ceyda ceyhun cezary chad chaim chaitanya chamara chamari chaminda chana chandan chandni
chandra chantal charalampos charlee charlene charles charlie charline charu chathura chau chebet chelangat chepkoech
chepkorir cheptoo cheri cherono cherotich cherrie cheryl chet chetan chiamaka chiara chibueze chibuike chibuzo chidera
chidi chidiebere chidinma chidozie chiedza chiemeka chigozie chijioke chika chikezie chima chimamanda chinasa chinedu
chinelo chinenye chinonso chinwe chinyere chioma chipo chirag chisom chitra chizoba chloe chris chrissy christa christel
christele christelle christiaan christian christiana christiane christianne christie christina christine christo
christof christoph christophe christopher christos chrysa chrysoula chrystelle chuck chuka chukwudi chukwuebuka
chukwuemeka chukwuma chunhua cian ciara ciaran cigdem cihan cillian cindy cintia cipriano ciro cisca claire clara
clarence clarisa clarisse claude claudemir claudete claudette claudia claudine claudinei claudio claudy clayton cleber
cledwyn cleide cleiton clelia clemens clement clemente clementina clementine cleusa clifford clifton clint clive clodagh
clotilde cobus codrin cody coen coinneach cole colette colin coline colleen colm conall concetta conner connie connor
conny conor conrado constanca constantino consuelo coralie cordelia corentin corey corina corine corinna corinne cormac
cornel cornelia cornelio cornelis corneliu corrado corrie cory cosima cosimo coskun cosme cosmin costantino costanza
costel costin courtney craig crisanto cristi cristian cristiana cristiane cristiano cristina cristobal cristovao csaba
csilla cuneyt curtis cynthia cyprien cyriel cyril cyrille czeslaw daan daehyun dafna dafydd dagmar dagmara daichi daiki
daisuke daithi dalal dalia dalibor dalila dallin dalva damaso damian damiano damiao damien damilola damir damon dan
dania danica danie daniel daniela daniele daniella danielle danijel danijela danillo danilo danny danuta dany danylo
daphne dapo darcy daria dario darius dariush dariusz darko darla darlene darnell darrell darren darryl darshan darshana
daryl daryna dashawn dave davey david davide davion davy dawid dawit dayo deandre deanna deb debashish debbie debby
debora deborah debra declan deepa deepak deepali deepika deepti deeqa deirdre deise dejan delfim delfina delia delores
delphin delphine delyth demet demetrio demola denes denilson denis denise deniz dennis denny denys deolinda deon derek
derk dermot derrick derya deshawn desiree desmond detlef detlev devendra devika devin devrim dewald dewi dex dhananjay
dharmendra dharmesh dhaval dhruv diana diane dianna dianne diarmaid diarmuid didier diederik diego dieke dieter dietmar
dietrich dik dikla dilara dilek dilini dilip dillon dilshan dilwyn dimas dimitra dimitri dimitrios dimitris dindo dineke
dinesh dinesha dinis diogo dionisio dionysios dipak dipendra dipti dirce dirk ditte divya divyanshu djalma djordje
dmitri dmitry dmytro dogan dolf domenico domhnall dominic dominick dominik dominika dominique domitila donal donald
donata donatella donato dongwon donia donizete donna donncha donnie donovan doreen dorian dorien dorine doris dorit
doron dorota dorotea doroteia dorothe dorothea dorothee dorothy dottie doug dougal dougie douglas dounia douwe dragan
dragana dragos drazen drew driss drita dritan dror duane duarte dumisani dumitru duncan dusan dusko dustin duygu dvora
dwayne dwight dylan eadaoin eamon eamonn eanna ebele ebere eberhard ebru ebube ebuka eckhard edda eddie eddy edeltraud
eder edgar edgard edgardo edie edilson edimar edinaldo edison edith edivaldo edmilson edmond edmund edmundo edna ednaldo
edoardo edouard edson eduard eduarda eduardo edvaldo edward edwin edyta eefje eelco eelke eero eeva efisio efosa efrat
efren efstathios eftychia egbert egidio egle egon ehrenfried ehsan ehud eija eiji eike eileen eilidh eilis eimear
eimhear einat eirian eirik eirini eirlys eirwen eitan eithne eivind ejaz ejike ekene ekkehard ekong ekow ekrem elad
eladio elaine elazar eleanor elefteria eleftherios elena eleni elenice eleonora eleri eleuterio elfi elfriede elham eli
elia eliana eliane elianna elias elide elie elien eliette eliezer elif eligio elijah elin elina eline elio elira elisa
elisabet elisabeth elisabetta elisangela elise eliseo eliseu eliska eliyahu eliza elizabete elizabeth elke ellen elliana
ellie ellis elly elmarie elnaz elodie eloi eloisa eloise eloy els elsbeth elsje elske elton elvira elvire elza elzbieta
eman emanuel emanuela emanuele emeka emel emeline emelita emem emer emeric emerson emese emeterio emidio emiel emiko
emil emile emilia emiliano emilie emilien emilienne emilija emilio emily emin emine emlyn emma emmalyn emmanouil
emmanuel emmanuella emmanuelle emmy emrah emre emrys encarna encarnita endre enea eneida engin engracia eniko eniola
enis enitan ennio enno enobong enrico enrique enriqueta enver enza enzo eoghan eoin epifanio erasmo ercan ercole erdal
erdogan eren erez erhan erhard eric erica erich erick erik erika erin erkan erland erlinda erling ermanno ermelinda
ermes erminia erna ernest ernesta ernestine ernesto ernie ernst erol eron ersilia ersin ertan ertugrul erwan erwann
erwin erzsebet esin eskil esosa espen esra esraa essam estanislao esteban estefania estela estelle ester estevao esther
eszter etelvina ethan etienne etiennette ettienne ettore euan eudes eugeen eugen eugene eugenia eugenie eugenio eulalia
eulogio eunice eunji eunjung eusebio eustaquio eva evaldo evamaria evan evandro evangelia evangeline evangelos evaristo
evdokia evelien evelin evelina eveline evelyn evelyne everton evi evie evy ewa ewald ewan ewelina ewen ewout ewurama
eyal eyup ezekiel ezequiel ezinne ezio fabian fabiana fabiane fabiano fabien fabienne fabio fabiola fabrice fabricio
fabrizio facundo fadi fadia fadime fadma faduma fadwa fahad fahd fahim faisal faiz faiza faizan falk fanie fanny farah
farai faraj farhad farhan farid farida faridah farooq farouk farrukh farshad farzad farzaneh fatai fatbardha fathi fatih
fatiha fatima fatma fatmir fatna fausta faustine faustino fausto fauziah fawad fawzi fayez faysal fearghas febe federica
federico fedor feike felicia feliciano felicie felicien felipe felisa felisberto felix femi femke fenna feras ferdi
ferdie ferdinand ferdinando ferenc fereshteh fereydoun fergal fergus ferhat feride fermin fernand fernanda fernande
fernando ferran ferre ferruccio ferry feyisayo ffion fhionn fiachra fidel fien figen fikret filip filipa filipe filippo
filiz filomena finbarr finlay finn finnegan finola fintan fiona fionn fionnuala fiorella fiorenza fiorenzo firat firmin
firmino firoz fitri flaminia flamur flavia flavie flavien flavio florante florbela flore florence florencio florent
florentina florentino florian floriane florim florine floris flurin fokke folake folasade folashade fons foppe fortunato
fosca fotini fouad fran franca frances francesca francesco francielle francine francis francisca francisco franciscus
franciszek franck franco francois francoise frank franka franky frans frantisek franz franziska frauke fred freddie
freddy frederic frederick frederico frederik fredrick fredrik freek freja freya frida fridolin frieda friederike
friedhelm friedrich frikkie fritz frode froilan froukje fulvia fulvio fumiko funda fungai funke funmi funmilayo furkan
gabby gabi gabor gabriel gabriela gabriele gabriella gabrielle gaby gachie gadi gael gaelle gaetan gaetana gaetane
gaetano gaia galina gamze ganesh gareth garrett garry gary gaspard gaspare gaston gathoni gaurav gautam gauthier gautier
gavin gayan gayathri gbemisola gbenga geert geertje geertruida geeske geeta geetha gemma genaro genet genevieve gennady
gennaro genoveva geoff geoffrey geoffroy georg george georges georgette georgiana georgie georgina georgios geovana
geovane geraint gerald geraldine gerard gerarda gerardo gerardus gerben gerd gerda gerdien gergely gergo gerhard
gerhardus gerjan gerlinde germain germaine germana gernot gerome gerrie gerrit gerritjan gerry gerson gert gertjan
gertraud gertrud gertrude gervasio gesa gethin geza gezim ghada ghassan gheorghe ghislain ghislaine ghulam giacinto
giacoma giacomo giada giampaolo giampiero gian giancarlo gianfranco gianluca gianluigi gianmarco gianmaria gianna gianni
giannis gianpaolo gianpiero gideon giesela gigi gijs gijsbert gilbert gilberte gilberto gilda giles gilles gillian
gilmar gilson gina gines ginette ginevra ginny gino gioacchino gioele giordano giorgia giorgio giorgos giovana giovanna
giovanni giraldo girish girma gisela gisele gisella giselle gislaine gitte giulia giuliana giuliano giulietta giulio
giuseppa giuseppe giuseppina giusi giusy gizem gladys glaucia gleb glenda glenn glenys glyn godelieva godelieve
godofredo goedele goffredo gokce gokhan gonca goncalo gonda gonzalo gopal gopi goran gordana gordie gordon gottfried
gotthard govind gozde graciela graciete graeme graham grainne grazia graziana graziano graziela graziella grazyna greer
greetje greg gregg gregoire gregor gregorio gregory greta gretchen griet grigorios gruffydd grzegorz gualtiero guangming
gudrun guenaelle guglielmo guido guilherme guillaume guillermina guillermo guiomar gulay gulcan gulsah gulsen gulten
gunay gundula gunilla gunjan gunnar gunter gunther guoqiang guray gurdeep gurkan gurmeet gurpreet gus gustaaf gustav
gustave gustavo guus guven guy gwen gwenael gwenaelle gwendal gwendoline gwendolyn gwenllian gwenn gwilym gwyn gwyneth
gyanendra gyorgy gyula habib habiba hadas hadeel hadi haeun hafeez hafida hafiz hafizah hafsa hagit haidar haile hailey
haitham haiyan hajar hajnalka hajo hakan hakim hakki hakon haley halil halima halime halina haluk halvor hamdi hamid
hamidreza hamish hamza hanaa hanan hanane handan haneen hank hanna hannah hanne hanneke hannelore hannes hannu hans
hansje hansjorg hanspeter hansruedi hansueli haralambos harald harbhajan hardeep hardik haresh harini harish harjit
harjot harleen harman harmen harmke harold haroon haroun harpreet harri harrie harriet harry harsha harshad harshil
hartmut hartwig haruka haruki harun haruto harv hasan hashem hasibe hasitha haslina hassan hatem hatice hattie hauwa
hayat hayley hayri haytham hazem heather heba hector hedda hedwig heejin heidemarie heidi heidrun heike heikki heiko
hein heiner heinrich heinrike heinz heledd heleen helen helena helene helga heli helio hellmut helma helmut heloisa
heloise hema hemant hemi hemlata hend hendra hendrik hendrika hendrikus henk hennie henning henny henri henricus
henriette henrik henrike henrique henry henryk herbert herculano herma herman hermann hermano hermenegildo hermes
hermien hermine herminia hernan hernando herta hertha herve herwig hester hiba hicham hidde hideki hideo hilario hilary
hilda hilde hildegard hildegarde hilly himanshu hina hinemoa hipolito hiroki hiroko hiroshi hiroto hirut hisham hitesh
hitomi hlengiwe hodan hohepa holger hongmei honorine honorio honza hooman horacio horia horst hortensia houda houssam
howard howie hristo hrvoje hubert hubertus huda hugh hughie hugo hugues huguette huib hulya humaira humayun humberto
huseyin husnu hussain huw huy hyejin hysen hyunjoo hyunwoo hywel iago iain ian iancu iarla iason ibrahim ibtissam ida
idalina idan idil idowu iestyn ieuan ifan ifeanyi ifeoma ifeyinwa ifrah iftikhar ifunanya igino ignace ignacio igor ihab
ihor ijaz ikechukwu ikenga ikenna ikram ilan ilana ilaria ilda ildefonso ildiko ileana ilham ilhan ilia ilias ilidio
ilie ilija ilir ilka ilkay ilker ilkka ilknur illtyd ilona ilsa ilse ilya ilyas ilze imad iman imane imanol imelda imke
immacolata imogen imoh imran imre imtiaz ina inacio inaki inara inas inbal indika indira indu ine ineke ines inga inge
ingeborg ingemar inger ingo ingrid ingvar ingvild inigo inka inma inmaculada inna innes insa intisar ioan ioana ioanna
ioannis iolanda iolo ionel ionut iorwerth iqbal iracema iraj irem irena irene ireneo irfan irina irini iris irja irma
irmgard irmtraud irv iryna isaac isabeau isabel isabella isabelle isac isadora isaiah isaias isamu isaura isaure isha
ishaan ishaq ishita isidora isidoro isidro isioma islwyn ismael ismail ismet isolde istvan isuru itai itamar itzhak
itziar iulia iulian iuliana ivan ivana ivano ivete ivette ivica ivo ivone ivonne iwona iyabo izabel izzet izzy jaafar
jaak jaana jaap jaber jabu jabulani jacco jace jacek jaciara jacinta jacinto jacira jack jackie jacky jaclyn jaco jacob
jacoba jacobo jacobus jacolien jacopo jacqueline jacquelyn jacques jacquie jada jaden jadranka jadwiga jaehyun jaelyn
jagdish jagjit jaideep jaiden jaime jair jairo jake jakob jakub jalal jalen jalpa jamal jamar jameela james jamie jamila
jamilah jan jana janaina janaka jandira jane janelle janessa janet janhavi jani janice janie janin janina janine janis
janna janne janneke jannet jannie jannik jannis janno janny janos jantine janusz jany jaquan jaqueline jared jari
jarmila jarmo jarne jarno jaromir jaroslav jaroslaw jasmeet jasmin jasmina jason jasper jaspreet jasvinder jatin javad
javed javier jawad jax jaxon jaxson jaya jayant jayanti jayden jayesh jayla jaylen jaypee jayshree jayson jean jeanette
jeanine jeanne jeannet jeannette jeannie jeannine jebet jed jeetendra jef jeferson jeff jefferson jeffery jeffrey jehan
jehona jelagat jelena jelle jelmer jeltje jemima jenaro jenna jenni jennie jennifer jenny jens jenson jente jepchirchir
jepkemboi jepkosgei jeremiah jeremias jeremy jericson jermaine jeroen jerome jeronimo jerono jerry jerzy jesica jesper
jess jessa jesse jessica jessie jessika jessy jesus jethro jetske jhon jhun jiahao jiajia jianguo jianhua jiawei jide
jieun jigar jignesh jihoon jihye jill jillian jim jimena jimin jimmie jimmy jinan jindrich jingjing jinky jinwoo jiri
jisoo jitender jitendra jitske jiwoo jiyeon jiyoung joachim joan joana joanie joann joanna joanne joanneke joannes joao
joaquim joaquin joaquina jobst jocelyn jocelyne jochem jochen jodi jodie jody joe joel joelle joep joerg joeri joey
johan johann johanna johanne johannes john johnathan johnnie johnny johny joke joko jolanda jolande jolanta jolien
jolijn jomar jon jonah jonalyn jonas jonatas jonathan jonathon jonel jongho jonny joon joost joppe joran jordana jordane
jordi jordy jordyn joren jorg jorge jorgen jorien joris jorn jorrit jorunn jory jos jose josef josefa josefina joselito
josep joseph josepha josephe josephina josephine josephus josette josh joshua josiane josianne josie josine josip josje
josse josselin josue joumana jouni jovan jovana jovelyn jovy joyce jozef jozsef juan juana juanita juanito judah judi
judit judith judy juergen juha juhani juhee jukka jules julia juliaan julian juliana juliane julianna juliano julie
julien julienne julieta juliette julija julio julius jumoke junaid june junjie junko juraj jurandir jurg jurgen jurjen
jurre jussara jussi justin justine justino justyna jutta juvenal juvy jyothi jyoti kaan kaarina kaat kabita kacper kaden
kadir kadriye kagiso kagwe kahurangi kai kailash kaimana kaisa kaitlin kaitlyn kaito kaja kajal kalani kaleb kali kalle
kallie kalliopi kalman kalpana kalyani kamal kamala kamaljit kamande kamarul kamau kamel kameron kamiel kamil kamila
kamini kamlesh kamran kamryn kanchan kaori kapil kara karabo karan kareem karel karen kari karien karim karima karin
karina karine karl karla karlheinz karlien karlijn karol karola karolien karolina karoly karsten karthik kartik kartika
kasey kashif kasia kaspar kasper kasun katalin katana katarina katarzyna kate katelijne katell katelyn katerina kateryna
katharina katharine katherine kathie kathleen kathrin kathryn kathy katia katie katja katleen katlego kato katrien
katrijn katrin katrina katrine katsu katty katy kaushal kaushik kaveh kavita kavitha kawtar kay kayden kayla kaylee
kayleigh kayode kazimierz kazuki kazuko kazuo keabetswe keanu kebede keegan keerthi kees kehinde keiko keila keira keita
keith kelechi kelley kelli kellie kelly kelsey kelvin kemal kemi ken kendall kendra kenechukwu kenichi kenji kenna
kenneth kenny kenta kento kenza kenzo keoni kerem keri kerim kerri kersten kerstin kerubo ketan kev kevin keyur keyvan
kgomotso khadija khagendra khaled khalid khalil khanh khanyi khanyisile khawla khloe khosrow khrystyna khurram khushboo
kiara kieran kiersten killian kim kimberley kimberly kimmo kimmy kimutai kinga kingsley kioko kipchoge kipchumba
kipkemboi kipkoech kiplagat kiprono kiprop kiprotich kiran kirill kirk kirsi kirsten kirsty kirti kishore kjell kjersti
klaas klaasje klara klaus klemens klodian knud knut kobus kody koen koenraad kofi koji kojo kolawole komal konrad
konstantin konstantina konstantinos koos koray korbinian korkut kornelia kosisochukwu kostas kosuke kourosh kranti kris
krishna krishnan krista kristel kristen kristi kristiaan kristian kristiane kristie kristien kristijan kristin kristina
kristine kristof kristoffer kristopher kristy krisztian krisztina kritika krunal krystal krystian krystyna krzysztof
ksenia kseniia kubra kudakwashe kudzai kufre kujtim kuldeep kulwinder kumiko kumud kunal kunigunde kunle kursat kurt
kusum kwabena kwadwo kwaku kwamboka kwame kwasi kweku kwesi kyara kyla kyle kylian kylie kyoko kyriaki kyriakos kyung
lachie lachlan ladan ladislav laercio laetitia lahiru laila lailanie lajos lakmal lakshmi lalit lalita lambert lamberto
lambros lamia lammert lander laney lanre lanying laoise lara larisa larissa larry lars lasith laszlo lata latasha latha
latifa latoya laura laure laureano lauren laurence laurens laurent laurentiu laurenz lauretta laurette lauri laurie
laurine lautaro lavanya lavinia lawrence laxman laxmi layla lea leah leandra leandro leanne lebo lebogang leela leen
leena leendert leentje leif leila leilani lekan lena lendita lene lenita lenka lennart lennert lenny leo leon leona
leonard leonardo leone leonel leonello leonhard leonia leonidas leonie leonor leonora leontien leopold leopoldo lerato
leroy lesego lesia lesley leslie leszek leticia letizia levent levente leyla lia liadan liam liana liane lianne libby
libor licia lidia lidiya lidwien lidy lieke liesbet liesbeth lieselot lieselotte lieve lieven lieze liezl ligaya lihua
liisa lijuan lila lilach lilah lilia lilian liliana liliane lilianne liliya lilla lilli lillian lilly lilou lina linda
lindani linde lindiwe lindsay lindsey linh linnea lino lionel lior liora liridon liron lisa lise liselotte lisette livia
livio liviu liz liza lize lizelle lizzie ljiljana ljubica lleucu llinos llion lloyd llyr llywelyn lodewijk lodovico loes
loic lokesh lola lolade londyn lonnie lorcan lore loredana lorella loren lorena lorene lorenz lorenza lorenzo loretta
lori loriane loris lorna lorraine lothar lotte lottie loubna louis louisa louise louison loukas lourdes lourens louwrens
lowie lowri luan luana lubna lubomir luc luca lucas lucelia lucette lucia lucian luciana luciano lucie lucien lucienne
lucilia lucilla lucimara lucinda lucio lucrecia lucrezia lucy lucyna ludek ludivine ludmila ludo ludovic ludovica
ludovicus ludwig luigi luigia luis luisa luise luisella luitgard luiz luiza luka lukas lukasz luke lulzim luminita
lungile lupe lutgarde lutgardis lutgart lutz luuk luzia luzviminda lwazi lya lydia lydie lyla lyle lynda lynette lynn
lynne lyubov lyudmila maaike maame maarit maarten maartje maayan mabel mabli macarena machteld maciej mackenzie macsen
madalena madalina maddalena maddie maddy madeleine madeline madelyn madhav madhavi madhu madhur madhuri mads mael maelle
maeva maeve mafalda magali magda magdalena magdalini maggie maggy magnus maha mahathir maheen mahela mahendra maher
mahesh mahina mahir mahmood mahmoud mahmut mahnaz mahnoor mahsa mahshid maialen maicon maija maik maike maire mairead
mairi maisie maite maja majed makayla makena makoa makoto maksim maksym malachi malachy malek malgorzata malia malik
malika malin malinga malini malith malka mallory malte malusi mamadou mami mamta manaia manal manami manasi mandana
mandeep mandisa mandla mandy manfred mangesh manish manisha manjeet manjit manju manjunath manlio manoel manoj manola
manolis manolo manon mansi mansour manuel manuela manuella manus mara maram marc marceau marcel marcela marcelina
marcelino marcella marcelle marcellina marcello marcelo marcia marcial marciano marcin marco marcos marcus mared mareike
marek marelize marga margaret margareta margarete margaretha margarethe margarida margarita margaux marge margherita
margie margit margitta margo margot margreet margret margriet margrit marguerite marharyta maria mariaan mariah mariam
marian mariana mariangela marianne mariano mariapia maribel marica maricar maricel maricica maricris marie marieke
mariel mariella marielle marieta marietta mariette marija marijana marije marijke marijn marika mariko marilda marilena
marilene marilia marilou marilyn marina marinalva marinella marinus mario mariola mariolina marion marios marisa mariska
marisol marissa maristela marit marita marites marius mariusz marivic marja marjan marjo marjolein marjoleine marjolijn
marjon marjorie marketa markku marko markus marla marleen marlene marli marlies marlis marloes marlon marnie marnix
marsha marta martha marthe martijn martin martina martine martino martinus marton marty marv marvin marwa marwan mary
maryam maryann marylene marylin maryline maryna maryse maryvonne marzena marzieh masaki masako masao masaru masego
mashudu masoud massimiliano massimo matan matej mateo mateus mateusz matheus mathew mathias mathieu mathijs mathilda
mathilde mathis mathys matias matija matilde matt mattea matteo matthew matthias matthieu matthijs matthis matti mattia
mattias maud maura maureen maurice mauricette mauricio maurits maurizio mauro maxence maxim maxime maximiano maximilian
maximiliano maximilien maximino maya mayank mayara maylene maysa mayumi mayur mazen mbali mbithe mbongeni meabh meagan
mechthild meena meenakshi meera meg megan megha meghan meghna megumi mehdi mehmet mehran mehrdad mehrnaz mehtap mehwish
meike meiling meindert meinhard meinir meinrad meirion meiying melania melanie melek melike melina melinda melis melisa
melissa melitta meltem melusi melvin mendel menna menno meral merav mercedes mereana meredith merel mererid meriem merja
merle merlinda mert merv merve meryem mesut metin meurig mevlut mfundo mhairi mia micaela micah micha michael michaela
michal michalis micheal michel michela michelangelo michele micheline michelle michiel michiko mick mickey mieczyslaw
mieke mies miguel mihaela mihai mihaly mihir miho mika mikael mikayla mike mikel mikhail miki mikkel mikko miklos mila
milada milagros milan mildred milena milica milind miljana milo milorad milos miloslav milosz milton mimoun mimoza minal
mindy mingming minh minho minji minjun minke minna minoru minseok miodrag miranda mircea mirco mireia mireille mirela
mirella mireya miri miriam mirjam mirjana mirjeta mirko miroslav miroslava miroslaw mirte mitali mitch mitchell mithat
mithun mitsuko miyoung miyuki mizuki mladen mlungisi moacir moacyr mobolaji modise modupe moeketsi moez mogens mohamad
mohamed mohammad mohammadreza mohammed mohamud mohan mohit mohsen mohsin moira moise moises mojgan mojisola mojtaba
mollie molly momoko mona moncef monia monica moniek monika monique montse montserrat monty moraa morag mordechai morena
morenike morfydd morgane moritz morris morten morteza morty morven morwenna moshe mostafa mosunmola mouna mounir mourad
moussa moustafa mpho mridula mthunzi muammer mubashir mudassar mugambi muge muhammad muhammadu muhammed muharrem muia
muireann mukesh mukhtar mukul mulugeta mumbi mumbua muna munashe muneeb munir murad murali murat murdo mureithi muriel
murielle muriithi murilo murrough murugi mustafa mustapha mutheu muthoni muthu mutinda mutiso muzaffer mwangi mwende
mwikali myfanwy mykhailo mykola myla mylene myra myriam myrna myron myrthe myung mzwandile nabil nabila nabin nadav
nadeem nadege nader nadezhda nadia nadiia nadine nadir nadja nadjet naeem naftali nafula nagaraj nageswara nahuel naila
naim naima naina najat najib najla najwa nalan nalani naledi naliaka nalin nalini naman namrata namukuru nancy nand
nanda nandi nandini nandita nanette nanjala nanna nanne nans naoki naoko naomi narayan narayana narciso naren narendra
naresh narges narinder nasimiyu nasir nasrin nasser nassim natacha natalee natalia natalie nataliia natalija natalino
nataliya natalya natan natanael natarajan natasa natascha natasha natasja nate natercia nathalie nathan nathanael
nathaniel nati natsuki naveed naveen navin navjot navneet nawal nayara nayef nazan nazanin nazar nazareno nazario nazih
nazli ncumisa ndanu nduku ndumiso nduta neal nebojsa necati necla ned nedim neelam neeraj neeta neetu neha neide neil
nekane nektarios nele nelleke nelly nelson nemanja nemesio nenad nenita nereo nergis nerys nese neslihan nesrine nestor
neta neusa nevaeh nevena nevin nexhmedin ngahuia ngaio ngaire ngina ngozi nhlanhla niall niamh nicanor nicholas nichole
nick nicki nicky nico nicol nicola nicolae nicolas nicolasa nicolau nicole nicoleta nicoletta nicolle nicolo nida nidhi
niek niels nienke nieves nigel nihad nihal nihat niina nikhil nikita nikki nikola nikolai nikolaos nikolas nikolaus
nikolay nikolett nikoletta nikolina nikos nilay nilda nilesh nilgun nilima niloofar nils nilson nilton nilufer nilza
nimal nimesh nimet nimo nina ninfa nino nira niraj niranjan nirav nirmala niroj nirosha niroshan nisha nishant nishita
nisrine nitesh nithya nitin nitish nitzan nizar njabulo njambi njeri njoki nkechi nkem nkiru nkiruka nkosana nkosinathi
nmesoma nnaemeka nnamdi nneka nnenna noa noah noam noboru nobuhle nobuko noel noelani noelia noemi noemia noemie noga
noha nokuthula nokwanda nolan nollaig nolwazi nolwenn noman nomfundo nompumelelo nomsa nomvula nomvuyo nonhlanhla
nonkululeko nonso nontobeko noor noortje nooshin nora norah noraini norazlina norbert norberto norhayati noriko norman
nosa nosipho nour noura noureddine nozipho ntando nthabiseng ntokozo ntombi nuala nuno nunzia nunzio nupur nuran nuray
nurcan nuri nuria nurit nursel nurten nurul nuwan nwabueze nyaguthii nyakio nyambura nyasha nyawira nyokabi nyoman
obafemi obaida obinna obioma ockert octavian octavio odai odete odette odile odilia odysseas ofelia ofer ofir ofra
ogechi oghenekaro oguz oguzhan oisin okan okechukwu okke okon oksana oktay oladapo oladele oladipo olaf olaitan olajide
olalekan olamide olanrewaju olaoluwa olatunde olav olavo olayemi olayinka ole oleg oleh oleksandr oleksandra oleksii
olena olga olha olimpia oliver olivera olivia olivier oliviero oliwia olli ollie olof olubunmi oludare olufemi olufunke
olufunmilayo olukayode olumide olumuyiwa olusegun oluseun olusola oluwadamilola oluwafemi oluwakemi oluwaseun oluwaseyi
oluwatobi oluwatosin olwen olwethu omaima omar ombretta omer omkar omolara omotola omowunmi omri ondrej onno onur onyeka
onyinye oonagh opeyemi ophelia ophelie opiyo orazio orest oreste orfeo orhan oriana oriane orianne orietta oriol orit
orla orlaith orlanda orly ornella orsola orsolya orson osagie osama osamu osas osaze oscar osian oskar osman osmar osnat
ostap osvaldo oswald otavio otello othman otieno otmar ottaviano ottavio ottmar otto oussama ovidiu owain oyinkansola
ozan ozge ozgur ozkan ozlem ozzy pablo padma padmaja padraic padraig paige paivi palak palesa pallavi palle paloma pam
pamela panagiota panagiotis pankaj panos panu paola paolina paolo parag paras paraskevi paresh parisa parminder parul
parvaneh parvati parveen parviz pascal pascale pascaline pascoal pascual pasquale pasqualina patrice patricia patricio
patrick patrik patrizia patrizio patrycja patryk patsy patti patty pau paul paula paule paulette paulien paulina pauline
paulino paulo paulus pavan pavel pavla pavlina pavlo pavlos pawan pawel payal peadar pedram pedro peg peggy pekka
pelagia pellegrino penelope penny pentti pepa pepe pernille perrine petar pete peter petr petra petri petrit petro
petronela petronella petros petru petrus petter peyman phelim phil philibert philip philipp philippa philippe philippine
phillip philomena phindile phoebe phumelele phumla phumzile phuong phyllis pia piera pierangelo piercarlo pierino
pierluigi piero pierpaolo pierre pierrette pierrick piet pieter pietro pim pinar pino piotr piper piripi pirjo piroska
placido pleun polina pompeo pooja poonam poornima pooya porfirio portia pouya prabha prabhakar prabhat prabhu prabin
prachi pradeep pradeepa pradip pragati pragya prajakta prakash pramila pramod pranali pranav pranay prasad prasanga
prasanna prashant prateek pratibha pratik pratiksha pratima praveen pravin predrag preethi preeti prem premysl prerna
priscila priscilla priscille priska prithvi priti priya priyanka proinsias przemyslaw puja puleng pulkit puneet purnima
purvi pushpa puspa putri putu qaiser qasim qiang quan quang quentin quim quinten quirine quiteria quynh rabab rabia
rabin rabindra rachael rachana rachel rachele rachelle rachid rachida rachna radek radha radhika radim radka radmila
radoslav radoslaw radovan radu radwan raed raelynn raf rafa rafael rafaela rafal raffaele raffaella rafi rafik rafiq
raghad raghav raghu ragnar ragnhild rahaf rahel rahim rahma rahmat rahul raija raimo raimondo raimund raimundo rainer
raissa raj rajan rajani rajashree rajat rajeev rajendra rajesh rajeshwari rajinder rajiv rajkumar rajni raju rajveer
rakesh ralf ralph raluca raman ramazan ramesh rami ramil ramin ramiro ramon ramona ramy ramya randall randeep randi
randy rangana rani rania raniero ranjan ranjana ranjeet ranjit ranko raoul raphael raquel rasha rashed rasheed rashi
rashid rashmi rasmus ratan ratko ratna raul ravi ravinder ravindra rawiri ray rayan raylan raymond raymonde razak razvan
rebeca rebecca rebekah recep reece reem reena reese refik refilwe regan regiane regina reginald reginaldo regine regis
regula rehan rehema reidar reijo reiko reinaldo reiner reinhard reinhart reinhilde reinhold reinier reitumelo rejane
reka rekha relebogile remco remi remigio remo remy remzi renaat renan renata renate renato renaud rene renee renske renu
renuka renzo reshma retno reto rewi rexhep reyhan reynaldo reza rhea rhett rhian rhiannon rhoda rhodri rhona rhonda
rhydian rhys ria riaan riad rian rianne ricardina ricardo riccarda riccardo richa richard richelle richie rick rickey
ricky rico riddhi riekje riikka riitta rik rika rikke riku rina rinaldo rinku rinor rinus rishabh rishi risto rita
ritesh ritika ritu rivka riya rizalino rizky rizwan rizza rob robbe robbert robbie robby robert roberta roberto robin
robrecht robson robyn rocco rochelle rocio rodel rodelio roderick roderik rodney rodolfo rodolphe rodrigo rodrigue roel
roeland roelof rogelio roger rogerio rohan rohit roisin rojeena rojina rola roland rolande rolando rolf romain roman
romane romel romeo romeu romilda romina romolo romuald romulo romy ron ronald ronaldo ronan ronda ronel roni ronit
ronnie ronny rony roos roque rory rosa rosalba rosalia rosalie rosalina rosalinda rosalyn rosana rosangela rosanna
rosanne rosaria rosario rosel roseli rosella roselle roselyne rosemarie rosemeire rosendo rosette roshan roshni rosi
rosilene rosimeire rosine rosita roslan rosli rosmah ross rossana rossella rostislav rostyslav roswitha rotem rotimi
rowena roxana roxane roxanne roy roza rozita ruadhan ruairi ruairidh ruan ruaridh ruba ruben rubens rubina ruchi ruchika
rudi rudiger rudo rudolf rudolph rudy ruedi ruediger ruel rufino ruggero rui rukiye rune ruolan rupa rupali rupert
ruperto rupesh rushikesh ruslan ruslana russ russell rutendo rutger ruth ruud ruvimbo ruwan ryan ryder ryker ryleigh
ryoji ryota ryszard saad saara saban sabatino sabin sabina sabine sabita sabri sabrina sabrine sacha sachiko sachin
sachini sade sadhbh sadia sadie sadik saeed saeid safa safaa safak safia sagi sahar sahil sahra saima sajad sajid sajith
sajjad saket sakirat sakshi salah saleh salih salim salima sally salma salmah salman salome salomon saloni saloua salva
salvatore sam samah saman samaneh samanta samantha samar samara samarth sameer sameera sameh sami samia samir samira
samit samjhana sammy sampath sampo samuel samuele sanaa sanae sanam sanath sanaz sanchita sanda sandeep sander sandesh
sandi sandie sandile sandip sandor sandra sandrine sandro sandun sanele sanem sangeeta sangwoo sanja sanjana sanjay
sanjeev sanjeewa sanju sanket sanne sanni santhosh santi santiago santina santosh saoirse sapna sara sarah sarala
saravanan sarfraz sarika sarit sarita sarka saroj sarvesh sasa sascha sasha sasikala saskia sathish satinder satish
satomi satoru satoshi satya satyam saurabh saverio savino savita sawsan sayaka sayed sayuri sbusiso schalk scott scotty
seamus sean sebastiaan sebastian sebastiana sebastiano sebastiao sebastien sebnem sedat seema sefa segolene sejal selah
selahattin selam selamawit selami selcuk selena selim selin sello selma selvam semih semra senad senay sener senne senol
senthil seojin seojun seonaid seoyeon sepideh seppe seppo serafim serafin serafina serafino serap serdar serena serge
sergei sergej sergey sergi sergio serhat serhii serkan serpil servet serwaa seth settimio seun seunghyun sevda severin
severina severine severino sevgi sevil sevim sevinc seyi sezen sezgin sfiso shabana shabbir shabnam shachar shadi shadia
shafiq shahbaz shahd shahid shahin shahla shahram shahrul shahrzad shahzad shai shaikh shailesh shaima shakeel
shakuntala shalini shamim shana shane shani shania shankar shannon shanti shaquille sharad shari sharif sharmila sharon
sharona shashank shashi shaun shauna shauni shawn shawna shayla shayne shaza shazia sheena sheetal shehzad sheila
shekhar sheldon shelia shelley shelly shereen sheri sherif sherri sherrie sherry sheryl shigeru shiho shikha shilpa
shilpi shimon shingo shinji shinya shiori shira shirin shirley shital shiva shivam shivangi shivani shizuka shkelzen
shlomi shlomo shmuel shoaib shobha shohreh shola shona shoshana shova shpetim shpresa shraddha shreya shreyas shridhar
shrikant shrinivas shruti shubham shubhangi shubhra shufen shulamit shun shunsuke shweta shyam sian sibe sibel sibilla
sibusiso siddharth siddhi sidnei sidonie sidra siebe siebren siegbert siegfried sieglinde siegmar siegmund siegrid sien
sietse sietske sigal sigmar signe sigrid sigrun sigurd sigve siham sihle sikiru silas sile silje silke silvan silvana
silvano silverio silvester silvestre silvestro silvia silvija silvio silviu simao simbarashe simisola simon simona
simone simonetta simonna simonne simphiwe simran sinan sindi sindisiwe sindiswa sinead sinikka sinisa siobhan sioned
siphesihle sipho sissel sixtine sixto siyabonga siyanda siyu sizakele sizwe sjaak sjoerd sjors sjoukje skender skyla
skylar slaven slavica slavko slawomir slindile slobodan smita smriti sneh sneha snehal snezana sofia sofiane sofie
sofiia sofoklis soha sohail sohaila soham sohan soheil sohrab sohyun soile sojin sokol solange solene solveig somto
sonal sonali songul sonia sonja sonke sonu sonya soojin sophia sophie soraia soraya sorcha soren sorina sorley sota
sotiria sotirios souad soufiane souhail soumaya soumya sourav soyeon spence sphamandla sphiwe spyridon spyros srdjan
sridhar srijana srikanth srinivas srinivasan sriram stacey stacie stacy stamatis stan stanislav stanislaw stanley
stavros stavroula stef stefaan stefan stefani stefania stefanie stefano stefanos stefanus steffen steffi stelios stella
stepan steph stephan stephane stephanie stephen stephon stergios stevan steve steven stewart stien stig stijn stjepan
struan stu stuart stylianos suat subash subhash subodh subramanian sucheta sudarshan sudeep sudha sudhakar sudhir sudip
sue sueli suely sugandha suha suhail suhaimi suhas sujan sujata sujit sukanya sukhdeep sukhjit sukhpreet sukhwinder
sukru sulaiman suleiman suleyman sumaira suman sumati sumeet sumit sumita sumitra sundar sundaram sune sunethra sungho
sungmin sunil sunita sunkanmi supriya surabhi suraj surbhi surekha surendra suresh surinder surjit surya susan susana
susann susanna susanne sushant sushil sushila sushma susi susie susilo susumu suzan suzana suzanna suzanne suzie suzy
svantje svein sven svenja sverre svetlana svitlana swapna swapnil swaroop swarup swati sweety syafiq sybille syed sylke
sylvain sylvere sylvester sylvette sylvia sylviane sylvie sylwester sylwia szabolcs szilvia szymon tabassum tabea
tabitha tadashi tadeusz tadhg taehyung tafadzwa taha tahani tahir tahira taiki taina taiwo takahiro takako takao takashi
takeru takeshi takudzwa takuma takumi takuya talal talfryn talia tamara tamas tamati tamer tami tamika tamir tammi
tammie tammy tamsin tanaka taner tanguy tania tanisha tanja tanmay tanuja tanushree tanveer tanvi tanya tanyaradzwa
taoufik tapan tapani tapio tapiwa tara tarang taras tarcisio tarek tareq tarik tariq tariro tarja tarkan tarlochan tarun
tasha tatenda tatiana tatiane tatjana tatsuya tatyana tawanda tayfun tayla taylan tayo tayyab tebogo tecla ted teddy
teemu tegan tegwen tehila teija tejal tejas tejaswini tekin telma telmo temidayo temitayo temitope tendai teodora
teodoro teofilo teppo teresa teresinha teresita tereza terezinha terhi teri terje tero terrance terrell terrence terri
terry tertius tesfaye tess tessa tetiana tetsuya teun teunis tevfik thabang thabiso thabo thaddeus thais thanasis
thandeka thandi thandiwe thanh thapelo tharanga tharindu thato thayna thea thelma themba thembeka thembi thembisile
themis theo theodoor theodor theodora theodore theodoros theodorus theofilos theophiel theophile theresa therese
theresia theunis thiago thiane thibaud thibault thibaut thibo thierry thijs thilina thilo thirza thokozani thokozile
thom thomas thorbjorn thore thorsten thulani thushara tiago tiberio tiberiu tibo tibor tiemen tiernan tiffany tigist
tihana tihomir tiina tiisetso tijana tijmen tijs tilman tilmann tim timea timmy timo timon timoteo timothee timothy
timur tina tinashe tine tineke tingting tinne tino tipene tiphaine titia titilayo titouan tiziana tiziano tjeerd tlotlo
tobechukwu tobi tobias tobin toby tochi tochukwu todd tolga tom tomas tomasa tomasz tomer tomislav tommaso tommi tommy
tomoko tomomi tomos tomoya toni tonino tonny tony tonya toralf torben torbjorn torgeir torquil torsten toshiko toshio
tosin toyin tracey traci tracie tracy traian trang traudl traute trav travis treasa trevon trevor tricia trijntje trina
trine trish trisha tristan trond trude trudy trupti truus trygve tshegofatso tshepo tsitsi tsubasa tuan tuba tudor tudur
tugba tugce tuija tulay tulin tullia tullio tumelo tumi tuncay tunde tunji tuomas turan turgut turhan turkan turlough
tushar tuula tuur tycho tyler tyrell tyrese tyrone tzipora tzvi ubaldo ubiratan uche uchechi uchenna uday udo udoka ueli
ufuk ugo ugochi ugochukwu ugonna ugur ukamaka ulas ulf ulisse ulisses ulku ulla ulli ulrich ulrik ulrika ulrike umair
umang umar umberto umesh umit umran umut unathi unni upasana upul uriel urielle urmila uros urs ursel ursula urszula
urte urvashi uschi ute utkarsh utku uttam utz uwe uxue uzma uzoma vaclav vadim vadym vagner vahap vahid vaibhav vaino
vaios vaishali vaishnavi valbona valdeci valdemar valdir valentim valentin valentina valentine valentyna valere valeria
valeriano valerie valeriia valeriy valery vali valon valquiria valter vanda vandana vanderlei vanderleia vandinha
vandita vanessa vania vanja varsha varun vasant vasanth vasco vasil vasile vasileios vasiliki vasilis vasudev vasudha
vasyl vaughn vedat vedran veena veerle veikko veit veli velia venancio venkat venkata venkatesh venkateswara vera verena
vergel vernon veronica veronika veronique vesna veysel viacheslav vianney vibeke vibha vibhuti vicenta vicente vicki
vickie vicky victor victorine victorino vidal vidar vidhi vidya viggo vihaan vijay vijaya vijayalakshmi vikas vikki
vikram vikrant viktor viktoria viktoriia viktoriya vilma vilmos vimal vinay vinayak vince vincent vincenza vincenzo
vinciane vineet vineeta vinita vinnie vinod vinzenz viola violeta viorel viorica vipul viraj virendra virgie virgile
virgilio virginie viriato virpi vishakha vishal vishnu vitale vitalii vitaliy vitaly vito vitor vittoria vittorino
vittorio vivaan vivek vivian viviana viviane vivien vivienne vjosa vlad vladimir vladimira vlado vladyslav vlasta vlora
vojislav vojtech volkan volker volkmar volodymyr vratislav vreni vusi vusumuzi vuyani vuyiswa vuyo vuyokazi vyacheslav
waceke wael wafa wairimu waithera waithira wajdi wajid walaa walburga waldemar wale walid wallace wally walmir walt
walter walther waltraud waltraut wamaitha wambua wambugu wambui wamuyu wanda wanderley wandile wangari wangeci wangui
wanja wanjiku wanjiru wanjohi wannes waqar waqas warre warsame wasantha waseem wasim wasiu wassim wayan waylon wayne
welington wenceslao wendel wendell wendy wenjing wenzel werner weronika wes wesley weslley wessel westley wibo widodo
wiebe wiebke wieland wieslaw wietske wigbert wijdan wijnand wiktor wiktoria wilf wilfredo wilfrid wilfried wilhelm
wilhelmina wilhelmine wilhelmus willem willemien willemijn william willie willy wilma wilmer wilson wim winfried
winifred winnie wioletta wiremu wissam witold wladyslaw wojciech wolfgang wolfram wonho wout wouter wynand xander xaver
xavi xavier xaviere xena xenia xhevdet xiaohong xiaojing xiaoli xiaoling xiaoming xiaoyan ximena xinyi xiomara xiuying
xolani xolisa xoliswa xueying yaakov yael yahya yair yakup yalcin yalda yamila yamina yamini yana yaneth yanga yanina
yanis yann yannick yannis yanping yanti yaping yara yared yaron yaroslav yaroslava yasar yasemin yaser yashwant yasin
yasir yasmiin yasmin yasmina yasmine yassin yassine yassir yasuko yasuo yatin yavuz yegor yehor yehuda yejin yelena
yeliz yemi yemisi yener yentl yeonjoo yesenia yeshayahu yesica yesim yetunde yeukai yevgeny yevhen yevhenii yewande
yiannis yigal yigit yildiray yilmaz yingying yinka yitzhak yixuan yngve yoann yochanan yoel yogesh yohan yohann yoichi
yoko yolanda yolande yolima yonas yonatan yoni yoram yosef yoshiko yoshio yossi yosuke younes younghee youngho younis
youri yousef yousra youssef ysaline yuanyuan yucel yudi yuhan yuichi yujin yuka yukari yuki yukiko yuko yuksel yulan
yulia yuliia yumi yumiko yunus yuri yurii yusra yusuf yusuff yusuke yuta yutaka yuting yuval yuvraj yuya yvan yveline
yves yvette yvon yvonna yvonne yvonnick zac zacarias zach zachariah zacharie zachary zack zafar zafer zaheer zahid zahra
zaida zainab zainal zakaria zakariya zamira zandile zane zanele zara zawadi zaynab zbigniew zdenek zdenka zdravko
zdzislaw zeb zeenat zeeshan zeev zeferino zeger zehra zeke zekeriya zeki zelda zelia zelie zeliha zeljka zeljko zenaida
zeno zerrin zeshan zewdu zeynep zhanna zhenhua zhiqiang zhiwei ziad zihan zilda zineb zinhle zion zita zivko zixuan
ziyad ziyanda zlatko zodwa zoe zoey zofia zohra zohreh zoleka zoltan zoran zorica zoya zsofia zsolt zsuzsanna zubair
zubeyde zubin zuhair zuhal zukiswa zulema zulkifli zulmira zuzana zuzanna zvonimir zwelethu zygmunt
`;

const names: ReadonlySet<string> = new Set(GIVEN_NAMES.trim().split(/\s+/));

/** True for `Stéphanie`, `ANNE-SOPHIE` and `Jean`. */
export function isGivenName(word: string): boolean {
  return names.has(foldText(word).split('-', 1)[0] ?? '');
}
