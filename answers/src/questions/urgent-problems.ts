/**
 * Problems that need help the same day, keyed by trade. Each is a complete sentence or a clause that follows "My …".
 * Trades that are missing here skip the urgent question.
 */
export const URGENT_PROBLEMS: Readonly<Record<string, string>> = {
  plumber: 'A pipe burst in my kitchen',
  'drain-cleaner': 'My drains are backing up',
  'septic-service': 'My septic tank is overflowing',
  'hvac-contractor': 'My furnace stopped and I have no heat',
  roofer: 'My roof is leaking',
  electrician: 'Half of my house has no power',
  locksmith: 'I am locked out of my house',
  'garage-door': 'My garage door is stuck open',
  'appliance-repair': 'My refrigerator stopped cooling',
  'tree-service': 'A tree fell on my roof',
  'pest-control': 'There is a wasp nest at my front door',
  glazier: 'My front window is broken',
  dentist: 'I have a bad toothache',
  veterinarian: 'My dog swallowed something and is sick',
  'medical-practice': 'I have a high fever and need to see a doctor',
  optician: 'My glasses broke and I cannot see without them',
  'law-firm': 'A member of my family was arrested',
  towing: 'My car broke down on the highway',
  'auto-repair': 'My car will not start',
  'auto-glass': 'A stone cracked my windshield',
  'tire-shop': 'I have a flat tire',
  'phone-repair': 'I dropped my phone and the screen is dead',
  'it-service': 'Our office network is down',
  'funeral-home': 'A member of my family died last night',
  pharmacy: 'I need a prescription filled tonight',
  'pool-service': 'My pool pump stopped and the water is turning green',
  handyman: 'My front door does not close any more',
};
