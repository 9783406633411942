import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  heads: 'eigena(?:ar|resse)|mede-eigenaar|oprichter|directeur|zaakvoerder|zaakvoerster|bedrijfsleider',
  professions:
    'tandarts|advocaat|notaris|psycholoog|psychotherapeut|fysiotherapeut|kinesitherapeute?|kinesist|osteopaat|logopedist|dietist|podoloog|pedicure|schoonheidsspecialist(?:e)?|masseur|kapper|kapster|fotogra(?:af|fe)|architect|rijinstructeur|trainer|docent|coach|hondentrimster|trimster|vroedvrouw|verloskundige|dierenarts|medewerker|accountant|boekhouder|therapeut',
  before: 'opgericht door|geleid door|gerund door|gegeven door',
  names: 'mijn naam is|ik heet',
  am: 'ik ben',
  whose: 'onze|mijn',
  teams: '(?:onze |de )?(?:oprichters|eigenaren|advocaten|tandartsen|therapeuten|docenten|instructeurs|zaakvoerders)',
  legal: 'verantwoordelijk\\w*|eigenaar|zaakvoerder',
  headed: 'over|dit is|maak kennis met',
  does: '(?:helpt|ontvangt|begeleidt|verwelkomt) (?:u|je|jou)|runt|leidt|startte|richtte',
  is: 'is',
  kin: 'vader|moeder|zoon|dochter|broer|zus',
};
