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
    ['pt', 'Atendimento 24H Pedir Orçamento'],
    ['de', '24/7 emergency service'],
    ['it', 'Soccorso stradale h24'],
    ['it', 'Per ogni emergenza i nostri numeri sono sempre attivi.'],
    ['en', 'Emergency Dental Support'],
  ])('%s: is promised by %j', (language, text) => {
    expect(claims(`<p>${text}</p>`, language)).toEqual([text]);
  });

  it.each([
    ['it', '<figure><img src="a.jpg" alt=""><figcaption>Urgenza elettricista</figcaption></figure>'],
    [
      'en',
      '<h2>Reviews</h2><blockquote>“A lifesaver this summer. I would absolutely recommend them.”</blockquote><div>JM</div><div><div>Jessica M.</div><div>Emergency summer AC repair</div></div>',
    ],
  ])('%s: is quoted from the business, not from a picture or a review: %s', (language, html) => {
    expect(claims(`${html}<section><h2>24/7 emergency service</h2></section>`, language)).toEqual([
      '24/7 emergency service',
    ]);
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
    ['en', '<p>Sunday 24/7</p>'],
    ['en', '<p>Seek emergency medical care first when needed.</p>'],
    ['en', '<p>Customer support 24/7</p>'],
    ['it', '<p>Smart Lock 24/7</p>'],
    ['de', '<p>Bereitschaftsdienstzentralen:</p>'],
    ['nl', '<p>We adviseren over gebruik, onderhoud en storingsgerichte ondersteuning.</p>'],
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
    ['es', '<p>24 h</p><p>Respuesta a tu cotización</p><p>24 h Respuesta a tu cotización</p>'],
    ['fr', '<p>24 h pour votre devis</p>'],
    ['en', '<p>Our heating check now can cost far less than an emergency repair in December.</p>'],
    ['de', '<p>Unsere Wartung kostet weniger als ein Notdienst.</p>'],
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

  it.each([
    ['en', 'In an emergency please call us.'],
    ['en', 'We offer emergency plumbing day or night.'],
    ['en', '24/7 Emergency • Free Estimates'],
    ['en', '24 hour emergency service'],
    ['en', 'Emergency breakdown assistance'],
    ['de', 'Im Notfall erreichen Sie uns unter 0171 2345678.'],
    ['de', 'Unser Schlüsselnotdienst ist da.'],
    ['de', '24h-Service in Berlin'],
    ['de', 'Wir sind rund um die Uhr für Sie erreichbar.'],
    ['de', 'Notfall-Beratung'],
    ['es', 'Si tienes dolor o una urgencia, llámanos al 943 61 94 84.'],
    ['es', 'Para emergencias contáctenos'],
    ['es', 'Urgencias 24h en toda la capital'],
    ['es', 'Servicio de urgencias'],
    ['es', 'Urgencias: 671 73 64 06'],
    ['es', 'Urgencias 55 8015 5761'],
    ['es', 'Cerrajero Sevilla 24 Horas'],
    ['es', 'Atención 24 horas'],
    ['fr', "En cas d'urgence, contactez-nous."],
    ['fr', 'Dépannage urgence 7j/7'],
    ['fr', 'Urgences : 06 12 34 56 78'],
    ['fr', "Intervention d'urgence"],
    ['fr', 'Nous intervenons en urgence après les intempéries.'],
    ['fr', 'Nous prenons en charge vos urgences.'],
    ['fr', 'Serrurier 24h/24'],
    ['fr', 'Ouvert jour et nuit'],
    ['it', 'Per emergenze contattare il numero mobile'],
    ['it', 'Per urgenze chiamateci.'],
    ['it', 'Pronto intervento idraulico'],
    ['it', 'Urgenze: 333 123 4567'],
    ['it', 'Servizio di emergenza'],
    ['it', 'Aperti 24 ore su 24'],
    ['nl', 'Spoedservice in Zwolle'],
    ['nl', 'Wij zijn 24/7 bereikbaar.'],
    ['nl', 'Spoeddienst buiten kantooruren'],
    ['pt', 'Em caso de urgência contacte-nos.'],
    ['pt', 'Atendimento 24 horas'],
    ['pt', 'Atendimento 24H Pedir Orçamento'],
    ['pt', 'Urgências: 912 345 678'],
    ['pt', 'Plantão aos domingos'],
    ['pt', 'Serviço de urgência'],
    ['pt', 'Disponível 24h'],
  ])('%s: is offered by the one sentence %j', (language, text) => {
    expect(claims(`<p>${text}</p>`, language)).not.toEqual([]);
  });

  it.each([
    ['en', 'Same-day service'],
    ['en', 'Our emergency fund'],
    ['en', 'Non-emergency questions and care'],
    ['en', 'We reply within 24 hours.'],
    ['de', 'Im Notfall rufen Sie den Tierarzt.'],
    ['de', 'Wir antworten innerhalb von 24 Stunden.'],
    ['de', 'Bis 24 Stunden vor dem Termin kostenlos'],
    ['de', 'Bitte sagen Sie Termine spätestens 24 Stunden vorher ab.'],
    ['de', 'Für Notfälle besprechen wir gerne alternative Termine.'],
    ['en', 'We can find other times for emergencies.'],
    ['en', 'Please call us 24 hours ahead.'],
    ['en', 'We charge for cancellations with our service under 24 hours.'],
    ['es', 'Avísenos con 24 horas de anticipación para cambiar su servicio.'],
    ['fr', "Merci de nous prévenir au moins 24h avant l'intervention."],
    ['it', 'Chiamateci almeno 24 ore prima.'],
    ['nl', 'Bel ons minstens 24 uur van tevoren voor een andere afspraak.'],
    ['pt', 'Ligue-nos 24 horas antes do serviço.'],
    ['es', 'Para emergencias llame a su seguro.'],
    ['es', 'Una red cuidada evita urgencias.'],
    ['es', 'Respondemos en menos de 24 horas.'],
    ['es', 'Presupuesto en 24 horas'],
    ['fr', "En cas d'urgence, appelez votre banque."],
    ['fr', 'Réponse sous 24h'],
    ['fr', 'Devis sous 24 heures'],
    ['fr', 'Urgence ?'],
    ['it', 'Per emergenze chiamare il medico.'],
    ['it', 'Risposta entro 24 ore'],
    ['it', 'Numeri di emergenza'],
    ['nl', 'Binnen 24 uur antwoord'],
    ['nl', 'Met spoed gezocht'],
    ['pt', 'Em caso de urgência ligue para a seguradora.'],
    ['pt', 'Resposta em 24h'],
    ['pt', 'Fale com nosso plantão de atendimento.'],
    ['pt', 'Orçamento gratuito em 24 horas'],
    ['pt', 'Respondemos em menos de 24 horas.'],
    ['pt', '24h Retorno Garantido'],
    ['en', 'Our service keeps it simple and helps you avoid a costly emergency.'],
    ['de', 'Wir bieten Wartung, um Notfälle zu vermeiden.'],
    ['it', 'Servizio di pianificazione, per evitare che diventino emergenze.'],
    ['it', 'Le verifiche sono un servizio che riduce gli interventi in emergenza.'],
    ['es', 'Ofrecemos mantenimiento para evitar urgencias.'],
    ['nl', 'Wij bieden onderhoud om spoedgevallen te voorkomen.'],
    ['nl', 'Bel ons voor een spoedcursus.'],
    ['es', 'Servicio de instalación de luces de emergencia'],
    ['it', 'Offriamo impianti di illuminazione di emergenza.'],
    ['en', 'We practise the emergency stop and offer mock tests.'],
    ['en', 'Paramedic with regular service in emergency medical care'],
    ['de', 'Wir bieten Notfalltraining für Betriebe.'],
    ['en', '• Upholstery cleaning • Emergency spill clean-up • Deodorizing • Help with our service'],
  ])('%s: is not offered by %j', (language, text) => {
    expect(claims(`<p>${text}</p>`, language)).toEqual([]);
  });

  it.each([
    ['en', '<p>24/7</p><p>Professional supervision</p>'],
    ['en', '<h3>Emergencies</h3>'],
    ['en', '<p>Emergency fund</p><p>Emergency lighting</p>'],
    ['fr', '<p>Disponible 7j/7</p>'],
    ['nl', '<p>Volkoren desembrood dat 24 uur de tijd krijgt.</p>'],
    ['it', '<p>In caso di pericolo seguire le indicazioni dei servizi di emergenza.</p>'],
  ])('%s: is no more than a topic, a thing or a length of time in %s', (language, html) => {
    expect(claims(html, language)).toEqual([]);
  });

  it('is offered by two weak statements, but not by one', () => {
    const [one, other] = ['<p>If it is an emergency, please call.</p>', '<p>In an emergency, phone any time.</p>'];
    expect(claims(one, 'en')).toEqual([]);
    expect(claims(one + other, 'en')).toHaveLength(2);
  });

  it('is offered although one sentence of several says what an emergency must not do', () => {
    const html =
      "<p>Don't let an emergency repair wait.</p><p>24/7 emergency service</p><p>We answer day and night.</p>";
    expect(claims(html, 'en')).toEqual(['24/7 emergency service', 'We answer day and night.']);
  });
});
