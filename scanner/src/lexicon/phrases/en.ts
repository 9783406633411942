import type { Phrases } from './phrase.ts';

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty';
/** The lookahead at the first character skips the alternatives for most words. */
const NUMBER = `(?=[\\dotfsen])(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${NUMBER_WORDS})`;
const COUNTED =
  'homes|houses|customers|clients|patients|families|jobs|repairs|installs?|installations|projects|roofs|systems|panels|trucks|vans|technicians|plumbers|roofers|electricians|crews|employees|attorneys|lawyers|dentists|doctors|locations|offices|cases|verdicts|reviews|stars|counties|towns|cities|squares|gallons?|kilowatts?|kwh?|watts?|seer2?|feet|awards|visits|brands';

/** English, as written in North America, Britain, Ireland, Australia, New Zealand, India and Singapore. */
export const ENGLISH_PHRASES: Phrases = {
  credentials: {
    licence: {
      cues: ['license', 'licence', 'licensed', 'licences', 'licenses', 'lic', 'admitted', 'registered'],
      pattern:
        /\blicen[sc]ed\b(?! under)|\b(?:state |contractor'?s? |plumbing |electrical )licen[sc]e\b|\badmitted to (?:the )?(?:practice|[\w ]{3,20}bar)\b|\blicen[sc]e (?:number|no\.?|#)/,
      says: ['We are licensed and insured.', 'She is admitted to the Idaho State Bar.'],
      saysNot: ['Dog licensing', 'License plates'],
    },
    insured: {
      cues: ['insured', 'insurance', 'liability', 'workers'],
      pattern:
        /\b(?:fully |licensed (?:and|&) |and |are |is )?insured\b(?! (?:annuit|value|sum|amount|part(?:y|ies)|person|event|deposit|mortgage))|\b(?:carry|carries|general) (?:[\w$,.]+ ){0,4}?(?:liability|insurance)\b|\b(?:carry|carries|have|covered by|with) (?:[\w$,.]+ ){0,4}?workers'? comp(?:ensation)?\b/,
      says: ['Fully insured', 'We carry $2 million in liability insurance.'],
      saysNot: ['Insurance claims handled', 'We accept your insurance.', 'An insured annuity'],
    },
    certification: {
      cues: [
        'certified',
        'certification',
        'certifications',
        'nate',
        'epa',
        'nabcep',
        'board',
        'gaf',
        'owens',
        'master',
        'certainteed',
        'factory',
        'accredited',
        'trane',
        'carrier',
        'lennox',
        'daikin',
        'mitsubishi',
        'malarkey',
        'generac',
        'tesla',
        'enphase',
        'rinnai',
        'navien',
        'fellowship',
        'diplomate',
        'specialist',
        'lead',
        'backflow',
        'osha',
        'haag',
        'invisalign',
        'diamond',
        'journeyman',
        'manufacturer',
        'irs',
        'dvsa',
        'isa',
        'chartered',
        'fully',
        'super',
        'dbs',
        'irata',
        'iso',
      ],
      pattern:
        /\bnate[- ]certified\b|\bnate\b(?= tech)|\bepa(?: section)? 608\b|\bepa[- ](?:lead|certified|universal)|\bnabcep\b|\bboard[- ]certified\b|\bdiplomate of\b|\b(?:gaf|owens corning|certainteed|malarkey|trane|carrier|lennox|daikin|mitsubishi|generac|tesla|enphase|rinnai|navien) (?:\w+ ){0,2}?(?:certified|master elite|preferred|comfort specialist|elite|premier dealer|factory authorized|diamond|shinglemaster|select|dealer|installer)\b|\bmaster elite\b|\b(?:factory|manufacturer)[- ](?:trained|authorized|certified)\b|\b(?:certified|accredited) (?:[\w-]+ ){0,3}?(?:installers?|technicians?|specialists?|inspectors?|contractors?|plumbers?|roofers?|professionals?|public accountant|tester|arborists?|(?:personal )?trainers?)\b|\bbackflow[- ]certified\b|\bosha[- ]?\d{2}\b|\bhaag certified\b|\bmaster (?:plumber|electrician)\b|\binvisalign (?:provider|diamond|certified)|\birs authorized\b|\b(?:fully )?qualified dvsa\b|\bdvsa (?:approved|qualified|registered)|\bfully (?:qualified|accredited)\b(?! to\b)|\bchartered (?:\w+ )?(?:accountants?|surveyors?|physiotherapists?|engineers?)\b|\biso ?(?:9001|14001|45001)\b/,
      says: [
        'NATE-certified technicians',
        'GAF Master Elite roofer',
        'Board-certified in family medicine',
        'IRS Authorized',
        'Fully qualified DVSA instructor',
      ],
      saysNot: ['Quality work by experienced people.', 'A lead in the market', 'Our team is fully qualified to help.'],
    },
    membership: {
      cues: [
        'member',
        'members',
        'membership',
        'bbb',
        'better',
        'accredited',
        'association',
        'chamber',
        'phcc',
        'acca',
        'nrca',
        'ada',
        'aaj',
        'society',
        'guild',
        'academy',
        'bar',
        'seia',
        'nari',
        'nahb',
        'iapmo',
        'a',
      ],
      pattern:
        /\bmembers? (?:of|since) (?:the |both the )?(?!our\b|your\b|my\b|staff\b|family\b|a\b|his\b|her\b|their\b|this\b)[a-z\d][\w&.'-]*(?: (?:of |and |the |for )?[\w&.'-]+){0,6}|\b(?:bbb|better business bureau)[- ](?:accredited|member|rat\w+|a\+)|\baccredited by the (?:bbb|better business)|\bchamber of commerce\b|\b(?:phcc|acca|nrca|seia|ada|aaj|nari|nahb|iapmo) members?\b|\b(?:association|chamber|bar|academy|society) members?\b|\ba\+ (?:bbb|rating with the b)/,
      says: ['Member of the Boise Chamber of Commerce', 'BBB accredited, A+'],
      saysNot: ['Every member of our team', 'Become a member'],
    },
    years: {
      cues: [
        'generations',
        'business',
        'since',
        'established',
        'est',
        'founded',
        'years',
        'year',
        'opened',
        'started',
        'generation',
        'decades',
        'began',
      ],
      pattern:
        /\b(?:since|established(?: in)?|est\.?|founded in|opened in|started in|in business since) (?:19|20)\d{2}\b|\b(?:[1-9]\d{0,2}\+?|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty) years? (?:of (?:\w+ )?(?:experience|service|practice)|in (?:business|practice|the (?:trade|business|field))|experience|serving)\b|\b(?:over|more than) (?:\d{2,3}\+?|twenty|thirty|forty|fifty) years\b|\b(?:19|20)\d{2}\b(?= (?:by|when)\b)|\b(?:founded|opened|started|established)\b.{0,40}\bin (?:19|20)\d{2}\b|\bin business (?:for )?(?:over |more than |nearly |almost )?[1-9]\d{0,2}\+? years?\b|\b(?:two|three|four|five|second|third|fourth|fifth|2nd|3rd|4th)[- ]generations?\b(?! (?:immigrant|iphone|gen))|\b(?:two|three|four|five|six) decades\b/,
      says: [
        'For more than three decades we have kept Boise warm.',
        'In business for 30 years',
        'Third-generation roofers',
        'Serving Boise since 1998',
        '25 years of experience',
        'Over 30 years arranging for gardens',
      ],
      saysNot: ['Children from 3 years', 'In 2019 it rained.'],
    },
    person: {
      cues: [
        'owner',
        'owners',
        'owned',
        'founder',
        'founded',
        'attorney',
        'admitted',
        'licensed',
        'dr',
        'dds',
        'dmd',
        'md',
        'president',
        'master',
        'partner',
        'i',
        'name',
        'esq',
        'started',
        'run',
        'led',
        'dentist',
        'doctor',
        'lawyer',
        'foreman',
        'opened',
        'owns',
        'runs',
        'leads',
      ],
      pattern:
        /\b(?:[Oo]wners?|[Ff]ounders?|[Cc]o-?[Oo]wners?|[Pp]resident|[Aa]ttorneys?|[Mm]aster [Pp]lumber|[Ff]oreman|[Pp]artner|[Mm]y name is|(?:[Oo]wned|[Ff]ounded|[Rr]un|[Ll]ed|[Ss]tarted) (?:and operated |and run )?by)(?:,| is| and| -| –|:)? (?:and \w+ )?(?:Dr\. )?(?!With |Us |Our |The |Program )\p{Lu}\p{Ll}+ (?:(?:\p{Lu}\.|and) )?\p{Lu}[\p{L}'’-]+|\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+ is (?:admitted|licensed|board[- ]certified)\b|\bDr\.? \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)?|\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+,? (?:(?:is|was) (?:the|our|a|an) )?(?!an? )(?:\w+ )?(?:[Oo]wner|[Ff]ounder|DDS|DMD|MD|M\.D\.|Esq|[Aa]ttorney|[Mm]aster [Pp]lumber|[Pp]resident|(?:has )?(?:started|founded|opened|owns|runs|leads))\b/u,
      says: [
        'Owner Maria Lopez answers the phone.',
        'Dr. Anna Reyes sees patients daily.',
        'Tom Reed founded the shop.',
      ],
      saysNot: ['Our owner cares.', 'Partner With Us'],
    },
  },
  emergency: {
    cues: ['emergency', 'emergencies', '24', 'around'],
    pattern:
      /(?<!non-)\bemergenc(?:y|ies) (?:\w+ ){0,2}?(?:services?|repairs?|plumb\w*|hvac|heating|cooling|call\w*|roof\w*|response|appointments?|dent\w*|line|visits?|jobs?|leaks?|help|care)\b|\b(?:offer|handle|take|provide|for) (?:\w+ ){0,3}emergenc(?:y|ies)\b|\b24 ?\/ ?7 (?:\w+ )?emergenc(?:y|ies)\b|\b24[- ]hours? (?:\w+ )?(?:emergency|call-?outs?|locksmith|plumb\w+|service)\b/,
    says: ['We offer emergency plumbing day or night.', '24/7 Emergency • Free Estimates', '24 hour emergency service'],
    saysNot: [
      'Same-day service',
      'Our emergency fund',
      'Non-emergency questions and care',
      'We reply within 24 hours.',
    ],
  },
  denied:
    /\b(?:not(?! only| just)|no|never|without|isn't|aren't|don't|doesn't|won't|can't|cannot|unlicensed|uninsured|soon|will be|working towards?|coming)\b/,
  ours: /\b(?:we|we're|we've|us|our|i|i'm|my|serving|operating|operated|owned|family|business|company|firm|practice|trusted|opened|local|experience|founded|established|locally)\b/,
  others:
    /\b(?:on average|the average|average (?:of|business|rating of)|competitors?|other (?:businesses|companies|firms|contractors)|businesses that|companies that|the industry|industry average|most (?:businesses|companies)|chatgpt|by law|the law|legislation|regulations? (?:has|have|came|require))\b/,
  price: {
    asked:
      /\b(?:from|start(?:s|ing)?|only|just|per|price[sd]?|pricing|costs?|rates?|fees?|charges?|flat|each|hourly|monthly|hour|month|session|person|visit|pay|for|range|ranges|run|runs|between|about|around|typically|usually|is|are)\b|\/ ?(?:hr|h|hour|mo|month|person|session|each)/,
    other:
      /\b(?:liability|coverage|cover|verdicts?|settle\w*|recovered|offered|savings?|saved?|saves|rebates?|credits?|insured|insurance|million|billion|off|fines?|fined|penalt(?:y|ies)|donat\w+|raised?|raising|tax (?:credit|deduction|bracket)s?|deductions?|taxable|revenue|turnover|prizes?|lottery|grants?|damages|statute|exempt\w*|worth of|surcharge|installs? over|orders? over|charges over|spend over)\b/,
  },
  reviews: {
    heading:
      /\b(?:reviews?|testimonials?|what (?:\w+ ){0,3}?(?:customers?|clients?|patients?|neighbou?rs|people|homeowners) (?:\w+ ){0,2}?(?:say|said|saying|think|tell|love)|(?:hear|words) (?:\w+ ){0,3}?(?:customers?|clients?|patients?|neighbou?rs|people|homeowners)|(?:customers?|clients?|patients?|neighbou?rs) (?:say|said|love|stories)|kind words|happy (?:customers|clients|patients))\b/,
    ago: /\b(?:\d+|an?|one|two|three|four|five|six) (?:day|week|month|year)s? ago\b|\blast (?:week|month|year)\b|\b(?:spring|summer|fall|autumn|winter) 20\d{2}\b/,
    customer: /^[-\s]*(?:happy |satisfied |verified )?(?:customer|client|patient|homeowner)\b/,
    sample: /\bplaceholder\b|\b(?:sample|example|dummy) (?:reviews?|testimonials?)\b/,
  },
  facts: {
    warranty: {
      cues: ['warranty', 'warranties', 'guarantee', 'guarantees', 'guaranteed'],
      pattern: new RegExp(
        `\\b(?:${NUMBER}[- ](?:years?|months?|days?)|lifetime)['-]? ?(?:\\w+ ){0,3}?(?:warrant(?:y|ies)|guarantees?)\\b|\\bwarrant(?:y|ies) (?:\\w+ ){0,3}?(?:of|for) ${NUMBER} (?:years?|months?|days?)\\b`,
        'g',
      ),
      says: ['A 10-year workmanship warranty on labor.', 'Lifetime warranty on shingles'],
      saysNot: ['The best warranty in the business'],
    },
    count: {
      cues: [...COUNTED.replace(/\?/g, '').split('|'), 'installation'],
      pattern: new RegExp(`\\b(?=[\\dotfsen])(?<!\\bno )${NUMBER}\\+? (?:[a-z'-]+ ){0,2}?(?:${COUNTED})\\b`, 'g'),
      says: ['We fixed 3,200+ homes.', 'Twelve local roofers'],
      saysNot: ['Many homes'],
    },
    time: {
      cues: [
        'minute',
        'minutes',
        'mins',
        'hour',
        'hours',
        'day',
        'days',
        'week',
        'weeks',
        'month',
        'months',
        'year',
        'years',
      ],
      pattern: new RegExp(
        `\\b${NUMBER}(?: ?(?:-|to|or) ?${NUMBER})?[- ](?:business |working )?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?)\\b`,
        'g',
      ),
      says: ['We arrive within 60 minutes.', 'Most roofs take two to three days.'],
      saysNot: ['In a few days'],
    },
  },
  dates: {
    posted: /\b(?:posted|published|updated|last (?:updated|modified|reviewed)|written|reviewed|as of)\b/,
    offer:
      /\b(?:special|offer|coupon|deal|promo(?:tion)?|discount|sale|save|rebate)s?\b|\$ ?\d[\d,]* off\b|\b\d+ ?% off\b/,
    ends: /\b(?:expir(?:es?|ed|ation|ing)(?: date)?|valid (?:through|until|thru|to)|(?:offer )?ends?|ended|good (?:through|until|thru)|until|through|(?:book(?:ed)?|sign(?:ed)? up|order(?:ed)?|call|act|scheduled?|enroll(?:ed)?|purchased?|installed) by|before)\b[\s:]*(?:on )?$/,
    comingSoon: {
      cues: ['coming', 'construction', 'soon', 'lorem', 'being', 'check'],
      pattern:
        /\b(?:coming soon|under construction|check back soon|lorem ipsum|page is being (?:built|updated)|more (?:info|information|details) (?:coming )?soon)\b/,
      says: ['Coming soon', 'This page is under construction.'],
      saysNot: ['We are coming to you.'],
    },
  },
};
