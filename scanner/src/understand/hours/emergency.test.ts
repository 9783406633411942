import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { emergencyClaims } from './emergency.ts';

const claims = (html: string, language: string) =>
  emergencyClaims([pageFrom(html)], language).map(({ excerpt }) => excerpt);

describe('help in an emergency', () => {
  it.each([
    ['en', 'We offer emergency plumbing day or night.'],
    ['de', 'Unser Schlüsselnotdienst hilft sofort.'],
    ['de', 'In dringenden Fällen sind wir rund um die Uhr für Sie erreichbar.'],
    ['fr', 'Dépannage urgence 7j/7 à Lyon'],
    ['es', 'Urgencias 24 horas en toda la capital'],
    ['it', 'Pronto intervento idraulico'],
    ['nl', 'Spoedservice, ook in het weekend'],
    ['pt', 'Atendimento 24 horas'],
    ['de', '24/7 emergency service'],
    ['it', 'Soccorso stradale h24'],
  ])('%s: is promised by %j', (language, text) => {
    expect(claims(`<p>${text}</p>`, language)).toEqual([text]);
  });

  it('is promised although the site says how it does not help', () => {
    const style = '<p>We see ourselves not as an anonymous emergency service, but as a craft firm.</p>';
    expect(claims(`${style}<p>24/7 emergency service</p>`, 'en')).toEqual(['24/7 emergency service']);
  });

  it.each([
    ['en', '<p>We do not offer emergency service.</p>'],
    ['en', '<h3>Do you offer emergency service?</h3><p>No, we work by appointment.</p><p>Emergency service</p>'],
    ['en', '<p>In an emergency call 911 or go to the emergency department for emergency care.</p>'],
    ['en', '<p>Do you offer emergency service?</p>'],
    ['en', '<h2>Reviews</h2><p>“They handled our emergency repair at once.” — Jane D.</p>'],
    ['de', '<p>Wir bieten keinen Notdienst an.</p>'],
    ['fr', '<p>Prenez rendez-vous 24h/24 en ligne.</p>'],
    ['fr', '<p>07 67 72 39 94 Répondeur 24h/24</p>'],
    ['de', '<p>Außerhalb der Zeiten hilft der zahnärztliche Notfalldienst.</p>'],
    ['de', '<p>Termine rund um die Uhr online buchen.</p>'],
    ['de', '<p>Der ärztliche Notdienst ist unter 116 117 erreichbar.</p>'],
    ['de', '<p>Zahnärztlicher Notdienst</p>'],
    ['de', '<p>Wir antworten innerhalb von 24 Stunden.</p>'],
    ['de', '<p>Nachts hilft das Krisentelefon unter 0800 449933. Diese Nummer ist rund um die Uhr erreichbar.</p>'],
    ['en', '<p>At night call the Samaritans helpline. This line offers emergency help 24/7.</p>'],
    ['fr', "<p>Nous n'assurons pas de dépannage d'urgence.</p>"],
    ['es', '<p>Una red cuidada evita urgencias.</p>'],
    ['es', '<p>¿Atendéis urgencias?+</p>'],
    ['it', '<p>Non facciamo pronto intervento.</p>'],
    ['nl', '<p>Wij hebben geen spoeddienst.</p>'],
    ['pt', '<p>Resposta em 24 horas</p>'],
    ['es', '<p>La mayoría tienen líneas de emergencia 24/7.</p>'],
    ['pt', '<p>Na residência concluída em ortopedia houve plantão de trauma.</p>'],
    ['fr', '<p>Urgences 24h/24 · 15 / 18</p>'],
    ['fr', '<p>Station 24h/24 et lavage automobile</p>'],
    ['de', '<p>Zugang zum Lager rund um die Uhr</p>'],
  ])('%s: is not promised by %s', (language, html) => {
    expect(claims(html, language)).toEqual([]);
  });
});
