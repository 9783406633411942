import type { Customers } from '../trade.ts';
import type { CoreId } from './question.ts';

/** A core question, or one that shares its words and is put differently to fit the business. */
type Asked = CoreId | { id: string; topic: CoreId; question: string };

const OFFER: Asked = { id: 'offer', topic: 'what', question: 'What do you offer?' };
const PRICES: Asked = { id: 'prices', topic: 'price', question: 'What does it cost?' };
const WHO: Asked = { id: 'who', topic: 'people', question: 'Who will look after me?' };
const QUALIFIED: Asked = { id: 'qualified', topic: 'licensed', question: 'How are you qualified?' };
const MEETING: Asked = { id: 'meeting', topic: 'estimate', question: 'Is the first meeting free?' };
const TEACHER: Asked = { id: 'teacher', topic: 'people', question: 'Who teaches?' };
const TABLE: Asked = { id: 'table', topic: 'book', question: 'How do I book a table?' };

/** What buyers ask, in the order of the report. Nobody asks a barber for an estimate. */
export const ASKED: Readonly<Record<Customers, readonly Asked[]>> = {
  'at-home': [
    ...(['what', 'towns', 'reach', 'hours', 'emergency', 'price', 'estimate', 'licensed'] as const),
    ...(['guarantee', 'people', 'proof', 'book'] as const),
  ],
  workshop: [
    OFFER,
    'find',
    'reach',
    'hours',
    'price',
    'estimate',
    'guarantee',
    'people',
    'payment',
    'proof',
    'appointment',
  ],
  salon: [OFFER, 'find', 'parking', 'reach', 'hours', PRICES, 'appointment', 'book', 'payment', WHO, 'proof'],
  practice: [OFFER, 'find', 'parking', 'reach', 'hours', PRICES, QUALIFIED, WHO, 'book', 'payment'],
  adviser: [OFFER, 'towns', 'find', 'reach', 'hours', 'price', MEETING, QUALIFIED, WHO, 'proof', 'book'],
  lessons: [OFFER, 'find', 'parking', 'reach', 'hours', PRICES, 'trial', TEACHER, 'proof', 'book'],
  event: [OFFER, 'towns', 'reach', PRICES, 'estimate', 'people', 'proof', 'book'],
  shop: [OFFER, 'find', 'parking', 'reach', 'hours', PRICES, 'payment', 'proof'],
  table: [OFFER, 'find', 'parking', 'reach', 'hours', PRICES, TABLE, 'payment', 'proof'],
  lodging: [OFFER, 'find', 'parking', 'reach', PRICES, 'book', 'payment', 'proof'],
};

/** Questions that fit any business. They are asked if its trade is unknown. */
export const ASKED_OF_ANY: readonly Asked[] = [
  OFFER,
  'towns',
  'find',
  'reach',
  'hours',
  PRICES,
  'people',
  'proof',
  'book',
];
