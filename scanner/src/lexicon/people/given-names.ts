import { foldText } from '../word-pattern.ts';

/**
 * Frequent given names of the countries whose languages the scan reads. Names that are also frequent words, towns or
 * months are left out: Victoria, Florence, Mark, Will, April, Rose.
 */
const GIVEN_NAMES = `
aaron abigail adam adrian adrien agnes ahmed aidan aisha alain alan albert alberto alejandra alejandro alessandra
alessandro alessio alex alexander alexandra alexandre alexis alfonso alfred alfredo ali alice alicia alison allison
amanda amandine amber amelia amelie ana anais anastasia andre andrea andreas andres andrew angela angelika angelo anil
anita anja anke ann anna anne annette annika anthony antoine anton antonella antonia antonio ariane armin arnaud
arthur astrid aurelie aurore axel barbara bart beatrice beatriz ben benedikt benjamin benoit bernadette bernard bernd
bernhard bert beth bettina bianca bjorn bob boris bram brandon brenda brian brigitte britta bruno bryan camille carina
carla carlo carlos carmen carol carolina caroline catherine cathy catia caue cecile cecilia celine cesar chantal
charles charlie chiara chloe chris christa christel christelle christian christiane christina christine christoph
christophe christopher cindy claire clara claude claudia claudine claudio clemens clement colin concetta corinna
corinne cristian cristiana cristiano cristina cynthia damien dan daniel daniela daniele danielle danny dario darren
dave david davide debbie deborah delphine denis denise dennis derek diana diane didier diego dieter dirk dominik
dominique donald donna dorothe dorothea douglas drew dylan eddy edith eduardo edward edwin elena eleonora elfriede
elias elisa elisabeth elise elizabeth elke ellen emilie emilio emily emma emmanuel emmanuelle enrico enrique eric
erica erik erika ernesto ernst erwin esther etienne eva evelyn fabian fabien fabienne fabio fabrice fabrizio fatima
federica federico felipe felix fernanda fernando filip filipa filipe flavia flavio florian franca francesca francesco
francine francisca francisco franck francois francoise frank franz fred frederic frederik friedrich gabi gabriel
gabriela gabriele gabriella gaelle gary gavin geert geoffrey georg george georges gerald gerard gerd gerda gerhard
gernot gianluca gianni gilles gina giorgia giorgio giovanna giovanni gisela giulia giuliano giuseppe gonzalo govind
greg gregor gregory guido guilherme guillaume gustavo guy hannah hannes hans harald harry hasan heather heidi heike
heinrich heinz helen helena helene helga helmut hendrik henk henri henrique henry herbert hermann hilde holger horst
howard hubert hugo ian ignacio ilaria ilse ines ingrid irene iris isabel isabella isabelle ivan ivo jack jacob
jacqueline jacques jaime james jan jana jane janet janina janine jannik jasmin jason javier jean jeanne jeannette jeff
jeffrey jelle jenna jennifer jenny jens jeremy jeroen jerome jerry jesse jessica jesus jim joachim joan joana joanna
joanne joao jochen joel joelle joerg johan johann johanna johannes john jolanda jonas jonathan joost jordi jorg jorge
jose josef josefina joseph josephine joshua juan juanita judith jules julia julian juliana julie julien julio jurgen
justin justine karen karin karina karl karsten katharina kathleen kathrin kathy katia katja katrin kay keith kelly ken
kenneth kerstin kevin kim klaas klaus koen konrad kristin kristina kurt kyle lander lara lars laura lauren laurence
laurent laurie lea leandro lena leo leon leonardo leonie leslie lieve lilian liliana linda lionel lisa livia lorena
lorenzo lothar louis louise lourens luc luca lucas lucia luciana luciano lucie lucien ludovic luigi luis luisa lukas
luke lutz lydia lynn maarten madeleine maike manfred manon manuel manuela marc marceau marcel marcela marcello marcelo
marcia marco marcos marcus margaret margarita margot margrit maria mariana marianne marie mariella marija marijke
marina mario marion marisa marius marjan marketa markus marlene marta martha martin martina martine massimo mateo
matteo matthew matthias matthieu maureen maurice mauricio maurizio maxime megan mehmet melanie melissa mercedes
michael michaela michel michela michele micheline michelle miguel mikael mike milena mirella miriam mirko mohamed
mohammed monica monika monique muriel mustafa myriam nadia nadine nancy natacha natalia natalie natasha nathalie
nathan neil nelson niamh nicholas nick nico nicola nicolas nicole niels nils nina noah noel nora norbert nuno oliver
olivia olivier omar oscar oskar otto pablo paola paolo pascal pascale patricia patricio patrick patrik paul paula
pauline paulo pedro peggy penny peter petra phil philip philipp philippe pierre piet pieter pietro priya quentin
rachel rafael raffaella raimund rainer ralf ralph ramon raphael raquel raul ravi raymond rebecca regina reinhard remi
renata renate renato rene renee reto ricardo riccardo richard rita rob robert roberta roberto robin rocio rodrigo
roger roland rolf romain roman ron ronald roos rosalia rosanna rosemarie ross roy ruben rudolf rudolph rui russell
ruth ryan sabina sabine sabrina sally salvatore sam samantha samuel sandra sandrine sandro sanne sara sarah sascha
saskia scott sean sebastian sebastien sergio severine shannon sharon silke silvia silvio simon simona simone sofia
sonia sonja sophia sophie stefan stefania stefanie stefano steffen stella stephan stephane stephanie stephen steve
steven stuart sunil susan susana susanna susanne suzanne sven swati sylvain sylvia sylvie tamara tania tanja tara
tatiana ted teresa terry theo theodor theresa therese thibault thierry thijs thomas thorsten tiago tiffany tim timo
timothy tina tobias todd tom tomas tommaso tony torsten tracey tracy trevor tristan ulrich ulrike ursula ute uwe
valentin valentina valeria valerie valery vanessa vasco vera veronica veronika veronique vicente vincent vincenzo
viola virginie vittoria vittorio vivien volker walter waltraud wendy werner wilfried wilhelm willem william willy wim
wolfgang wouter xavier yann yannick yolanda yusuf yvan yves yvette yvonne zoe
`;

const names: ReadonlySet<string> = new Set(GIVEN_NAMES.trim().split(/\s+/));

/** Cues for the word index: every sentence with a given name has one of them. */
export const GIVEN_NAME_CUES: readonly string[] = [...names];

/** True for `Stéphanie`, `ANNE-SOPHIE` and `Jean`. */
export function isGivenName(word: string): boolean {
  return names.has(foldText(word).split('-', 1)[0] ?? '');
}
