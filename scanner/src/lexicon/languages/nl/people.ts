import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  roles:
    'eigena(?:ar|resse)|mede-eigenaar|oprichter|directeur|zaakvoerder|zaakvoerster|bedrijfsleider|tandarts|advocaat|notaris|psycholoog|psychotherapeut|fysiotherapeut|kinesitherapeut|kinesist|osteopaat|logopedist|dietist|podoloog|pedicure|schoonheidsspecialist(?:e)?|masseur|kapper|kapster|fotogra(?:af|fe)|architect|rijinstructeur|trainer|docent|coach|hondentrimster|trimster|vroedvrouw|verloskundige|dierenarts|medewerker|accountant|boekhouder|therapeut',
  before: 'ik ben|mijn naam is|opgericht door|geleid door|gerund door',
  headed: 'over|dit is|maak kennis met',
  does: '(?:helpt|ontvangt|begeleidt|verwelkomt) (?:u|je|jou)|runt|leidt|startte|richtte',
  is: 'is',
  kin: 'vader|moeder|zoon|dochter|broer|zus',
};
