import type { Trade } from '@named-first/contract';
import { PERSON_NAMED } from './credentials.ts';
import { FOUR_DIGITS } from './sentences.ts';

/**
 * A buyer's question and the ways in which a page answers it. Patterns run on single sentences in lower case with
 * straight quotes and hyphens. `answered` holds the fact itself; `hinted` is the topic without the fact.
 */
export type BuyerQuestion = {
  id: string;
  question: string;
  /** Beginnings of words, at least one of which stands in every sentence that can match. */
  cues: readonly string[];
  answered: readonly RegExp[];
  /** The same for patterns that need capital letters: these run on the text as written. */
  answeredAsWritten?: RegExp;
  hinted: RegExp;
  /** A plain yes or no behind the question itself is an answer. */
  yesOrNo: boolean;
};

const DAY = '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?';
const MONEY = '\\$ ?\\d';

export const CORE_QUESTIONS: readonly BuyerQuestion[] = [
  {
    id: 'what',
    question: 'What do you do?',
    cues: ['we', 'is', 'are', 'services', 'company', 'firm', 'practice', 'contractor', 'team', 'our', 'offers', 'offer'],
    answered: [
      /\b(?:we|our (?:\w+ ){0,3}?(?:team|company|firm|practice|office|crew|plumbers|technicians|roofers|attorneys|lawyers|dentists|doctors|installers)) (?:\w+ )?(?:install|repair|fix|replace|clean|service|handle|build|design|maintain|represent|treat|offer|provide|do|specialize|help|defend|care)\b.{0,80}\b(?:plumb|drain|pipe|leak|water heater|sewer|furnace|heat|air condition|cool|hvac|roof|shingle|gutter|solar|panel|batter|injur|divorce|famil|criminal|estate|clients|patients|teeth|dental|exam|clean|repair|install|service)/,
      /\b(?:is|are) (?:a|an|your|the) (?:[\w'-]+,? ){0,6}?(?:plumb\w+|hvac|heating|cooling|roof\w+|solar|law|legal|dental|medical|family|electric\w*|cleaning|service) (?:(?:and|&) \w+ )?(?:compan(?:y|ies)|contractors?|firms?|practices?|offices?|clinics?|business(?:es)?|installers?|team)\b/,
      /\b(?:is|are) (?:a|an|your|the) (?:[\w'-]+,? ){0,4}?(?:plumbers?|roofers?|dentists?|attorneys?|lawyers?|electricians?|physicians?|law firm)\b/,
      /\b(?:our|we offer these) services (?:include|are|range)\b/,
    ],
    hinted: /\bservices?\b|\bwhat we do\b|\bspecial(?:ty|ties|ists?)\b/,
    yesOrNo: false,
  },
  {
    id: 'towns',
    question: 'Which towns do you serve?',
    // Answered by the towns that deriveAreas finds.
    cues: ['serve', 'serves', 'serving', 'area', 'areas', 'towns', 'cities', 'located', 'based', 'surrounding', 'throughout', 'counties', 'county', 'covers', 'cover'],
    answered: [],
    hinted: /\bservice areas?\b|\bareas? (?:we )?serve|\bsurrounding\b|\b(?:towns|cities|communities)\b|\blocal(?:ly)?\b.{0,30}\bserv/,
    yesOrNo: false,
  },
  {
    id: 'reach',
    question: 'How can I reach you?',
    cues: [FOUR_DIGITS, '@', 'call', 'contact', 'reach', 'phone'],
    answered: [/\(?\b\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}\b/, /\+\d{1,3}[ .-]?\(?\d{2,4}\)?[ .-]\d{3,4}/, /\b[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,}\b/],
    hinted: /\bcontact\b|\bcall (?:us|now|today)\b|\breach (?:us|out)\b|\bphone\b/,
    yesOrNo: false,
  },
  {
    id: 'hours',
    question: 'When are you open?',
    cues: ['hours', 'open', 'mon', 'monday', 'tue', 'tuesday', 'wed', 'wednesday', 'thu', 'thursday', 'fri', 'friday', 'sat', 'saturday', 'sun', 'sunday', 'daily', 'weekdays', 'm'],
    answered: [
      new RegExp(`\\b(?:${DAY}|weekdays|daily|m ?- ?f)\\b\\.?[^.]{0,40}?\\b\\d{1,2}(?::\\d{2})?\\s?(?:a\\.?m|p\\.?m|-|to)`),
      new RegExp(`\\b\\d{1,2}(?::\\d{2})?\\s?(?:a\\.?m\\.?)? ?(?:-|to|until) ?\\d{1,2}(?::\\d{2})?\\s?(?:p\\.?m\\.?)?,? (?:on )?(?:${DAY}|weekdays|daily|seven days|7 days)\\b`),
      /\bopen (?:24\s?\/\s?7|24 hours|around the clock)/,
    ],
    hinted: /\b(?:business|office|opening|our|shop) hours\b|^hours\b|\bopen (?:late|early|weekends|on weekends)\b/,
    yesOrNo: false,
  },
  {
    id: 'emergency',
    question: 'Do you come out in an emergency or the same day?',
    cues: ['emergency', 'emergencies', 'same', '24', 'after', 'night', 'urgent', 'clock'],
    answered: [
      /\b24\s?\/\s?7\b(?! ?(?:chat|online|monitoring))/,
      /\b24[- ]hours?(?: a day)?[ ,-]+(?:emergency|seven days|7 days|service|plumb|repair|\w+ emergenc)/,
      /\b(?:we|our \w+) (?:\w+ ){0,3}(?:offer|provide|handle|take|answer|come|respond|run|see|accept|leave|keep)\w* (?:[\w'-]+ ){0,6}?(?:emergenc\w+|same[- ]day|after[- ]hours|day or night)/,
      /\bsame[- ]day (?:\w+ )?(?:service|repairs?|appointments?|visits?|emergenc\w+|response)\b.{0,60}\b(?:available|if|when|before|most|on|for|in|daily)\b/,
      /\b(?:seen|there|out|come|fix\w*|tarp\w*|repair\w*|help\w*|dry|arrive)\b.{0,60}\b(?:the )?same day\b/,
      /\b(?:keep|hold|leave|save) (?:\w+ ){0,3}?(?:same[- ]day|emergency) (?:\w+ )?(?:appointments?|chairs?|slots?|times?)\b/,
      /\bemergenc(?:y|ies) (?:[\w'-]+ ){0,4}?(?:available|answered|at night|on weekends|on call|within|day or night|by phone|in (?:under|about|an?|\d))/,
      /\b(?:we do not|we don't|no) (?:\w+ ){0,3}?(?:emergency|after[- ]hours|same[- ]day)\b/,
      /\bafter[- ]hours (?:[\w'-]+ ){0,4}?(?:calls? (?:is|are|go|get)|available|on call|number|line|service (?:is|costs|starts))/,
    ],
    hinted: /\bemergenc|\bsame[- ]day\b|\bafter[- ]hours\b|\burgent\b|\b24 ?hours?\b/,
    yesOrNo: true,
  },
  {
    id: 'price',
    question: 'What does it cost, or how do you set your price?',
    cues: ['$', 'price', 'prices', 'priced', 'pricing', 'cost', 'costs', 'flat', 'rate', 'rates', 'fee', 'fees', 'hourly', 'charge', 'charges', 'percent', 'contingency', 'dollars', 'afford', 'pay', 'quote', 'bill', 'nothing', 'competitive', 'discount', 'off'],
    answered: [
      new RegExp(`${MONEY}(?!\\d{0,3}(?:,\\d{3})* (?:off|discount|credit|rebate|gift|savings|million|billion))`),
      /\b(?:flat|fixed|upfront|up-front|hourly)[- ](?:rate|price|fee|pricing)s?\b.{0,80}\b(?:before|per|by the|agree|no matter|written|for each|for every|you (?:know|see|approve)|approved?)\b/,
      /\b(?:we|you) (?:\w+ )?(?:charge|price|quote|bill|pay)\b.{0,60}\b(?:by the (?:job|hour|square|project|visit)|per (?:hour|job|visit|square)|flat|fixed|hourly|nothing (?:unless|up ?front|until)|only (?:if|when)|before (?:we|any) )/,
      /\b(?:no fee|nothing) (?:unless|until|if) (?:we|you)\b/,
      /\bprices? (?:is|are|stays?|depends?) (?:\w+ ){0,4}?(?:set|fixed|agreed|based|on|the same)\b/,
    ],
    hinted: /\bafford\w*|\bpric(?:e[sd]?|ing)\b|\bcosts?\b|\brates?\b|\bfees?\b|\bcompetitive\b|\bdiscounts?\b|\boff\b/,
    yesOrNo: false,
  },
  {
    id: 'estimate',
    question: 'Is the estimate or first consultation free?',
    cues: ['free', 'estimate', 'estimates', 'quote', 'quotes', 'consultation', 'consultations', 'charge', 'diagnostic', 'trip', 'inspection', 'complimentary', 'obligation'],
    answered: [
      /\bfree(?:,? (?:no[- ]obligation|written|in-home|on-?site|initial|phone|same[- ]day|honest|first|upfront|detailed|online|case|roof|30-minute|no-pressure))*(?:,? and \w+)?,? (?:estimates?|quotes?|consultations?|evaluations?|inspections?|assessments?|case reviews?|second opinions?|site visits?|design)\b/,
      /\b(?:estimates?|quotes?|consultations?|inspections?|first (?:visit|meeting|consultation)|case reviews?) (?:\w+ ){0,4}?(?:are|is) (?:always |completely |100% )?(?:free|complimentary|no charge|at no)/,
      /\b(?:no (?:charge|cost|fee) (?:for|to)|without charge)\b.{0,40}\b(?:estimate|quote|consult|look|inspect)/,
      /\b(?:diagnostic|trip|service call|estimate|inspection|consultation|dispatch) (?:\w+ )?(?:fee|charge|cost)s? (?:\w+ ){0,4}?(?:is|of|are|starts?|applies|waived|:)/,
      /\bcomplimentary (?:\w+ )?(?:estimate|quote|consultation|inspection)s?\b/,
    ],
    hinted: /\bestimates?\b|\bquotes?\b|\bconsultations?\b|\binspections?\b/,
    yesOrNo: true,
  },
  {
    id: 'licensed',
    question: 'Are you licensed and insured?',
    cues: ['license', 'licence', 'licenses', 'licensed', 'insured', 'lic', 'insurance', 'bar', 'registered', 'npi', 'admitted', 'certified'],
    answered: [
      /\blicen[sc]ed\b.{0,20}\b(?:and|&|,) (?:fully )?(?:\w+,? )?(?:and )?insured\b/,
      /\b(?:fully )?insured and licen[sc]ed\b/,
      /\blicen[sc]e (?:number|no\.?|#|is|:)|\blic\.? ?(?:#|no)/,
      /\blicen[sc]ed (?:by|in|through|with|to practice|(?:\w+ ){0,3}(?:contractor|plumber|electrician|attorney|dentist|physician|roofer)s?\b)/,
      /\b(?:carr(?:y|ies)|have|has|hold) (?:[\w$,]+ ){0,5}?(?:liability|insurance|license)\b/,
      /\b(?:bar (?:number|no\.?|#)|admitted to (?:the )?(?:practice|\w+ bar)|state bar of|member of the \w+ (?:state )?bar|npi)\b/,
      /\b(?:registered|registration) (?:number|no\.?|#|with the)\b/,
    ],
    hinted: /\blicen[sc]ed?\b|\binsured\b|\bcertified\b|\bbonded\b/,
    yesOrNo: true,
  },
  {
    id: 'guarantee',
    question: 'Do you guarantee your work?',
    cues: ['guarantee', 'guarantees', 'guaranteed', 'warranty', 'warranties', 'warrant', 'refund', 'redo', 'satisfied', 'stand', 'if', 'when', 'satisfaction', 'money', 'workmanship'],
    answered: [
      /\b(?:\d+|one|two|three|five|seven|ten|twelve|fifteen|twenty|twenty-five|thirty|fifty|lifetime|limited lifetime|full)[- ](?:years?|months?|days?)?(?:['-] ?|[- ])?(?:\w+ ){0,3}?(?:warrant(?:y|ies)|guarantees?)\b/,
      /\b(?:warrant(?:y|ies)|guarantees?|guaranteed) (?:\w+ ){0,6}?(?:for|of|covers?|includes?|lasts?|up to|against) (?:\w+ ){0,3}?(?:\d+|one|two|five|ten|parts|labor|workmanship|leaks|defects|a (?:full )?year|life)\b/,
      /\b(?:if|when) (?:\w+,? ){1,8}?(?:we(?:'ll| will)|we) (?:\w+ ){0,5}?(?:fix|redo|make it right|refund|come back|return|repair)\b/,
      /\b(?:money[- ]back|workmanship) (?:guarantee|warranty) (?:\w+ ){0,3}?(?:for|of|on|covers)\b/,
      /\bwe (?:cannot|can't|do not|don't) guarantee\b/,
    ],
    hinted: /\bguarante|\bwarrant(?:y|ies)\b|\bsatisfaction\b|\bstand behind\b/,
    yesOrNo: true,
  },
  {
    id: 'people',
    question: 'Who does the work?',
    cues: ['owner', 'owned', 'technician', 'technicians', 'employees', 'crew', 'crews', 'team', 'subcontract', 'subcontractors', 'attorney', 'lawyer', 'dr', 'dentist', 'founder', 'founded', 'plumbers', 'plumber', 'electricians', 'installers', 'led', 'i'],
    answered: [
      /\b(?:own|our|trained|licensed|certified|background[- ]checked|in-house|w-?2|full-time) (?:\w+ ){0,2}?(?:employees|crews?|technicians?|plumbers|installers|roofers|electricians)\b.{0,60}\b(?:never|not|no) sub ?-?contract/,
      /\b(?:no|never|don't use|do not use|without) sub ?-?contract\w*/,
      /\b(?:all|every|each) (?:of our )?(?:\w+ ){0,2}?(?:technicians?|plumbers?|installers?|crew members?|roofers?|electricians?|attorneys?|hygienists?) (?:is|are|has|have|carr(?:y|ies)|works?|passe[sd])\b/,
      /\b(?:my name is|i'm|i am) [a-z]{2,} ?[a-z'.-]*,? .{0,60}\b(?:plumber|owner|roofer|attorney|lawyer|dentist|technician|electrician|founder)\b/,
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\w+ ){0,3}?(?:technicians|plumbers|roofers|electricians|installers|attorneys|lawyers|dentists|physicians|crews)\b/,
    ],
    answeredAsWritten: PERSON_NAMED,
    hinted: /\b(?:our|the) (?:\w+ )?(?:team|crew|technicians|staff|experts|professionals|attorneys|doctors|dentists)\b|\bfamily[- ]owned\b|\babout us\b|\bmeet\b/,
    yesOrNo: false,
  },
  {
    id: 'proof',
    question: 'What do your customers say?',
    cues: ['review', 'reviews', 'stars', 'star', 'rating', 'rated', 'testimonial', 'testimonials', 'google', 'yelp', 'customers', 'homes', 'jobs', 'projects', 'clients', 'say', 'patients', 'families', 'roofs', 'systems', 'recommend', 'cases'],
    answered: [
      /\b[1-5]\.\d(?: ?\/ ?5)?(?: out of (?:5|five))?[- ]?(?:stars?|rating|on google|\u2605|average|across|from \d)/,
      /\b(?:rated|rating(?: of)?|average(?: of)?|score) [1-5](?:\.\d)?\b/,
      /\b\d[\d,]{1,6}\+? (?:\S+ )?(?:five[- ]star |5-star |google |verified |yelp )*reviews\b/,
      /\b\d[\d,]{2,7}\+? (?:\w+ ){0,2}?(?:homes|jobs|projects|roofs|systems|families|clients|patients|customers|cases|installations|repairs)\b/,
    ],
    hinted: /\breviews?\b|\btestimonials?\b|\bstars?\b|\bwhat (?:our|people|customers|clients|patients)\b|\btop[- ]rated\b/,
    yesOrNo: false,
  },
  {
    id: 'book',
    question: 'How do I book?',
    cues: ['book', 'booking', 'schedule', 'scheduling', 'appointment', 'appointments', 'request', 'online', 'form', 'call', 'text', 'fill', 'calendar', 'dispatcher', 'pick'],
    answered: [
      /\b(?:book|schedule|request|make|set up|reserve) (?:\w+ ){0,6}?(?:online|by (?:phone|text|email|calling)|(?:using|with|through|via|on) (?:our|the|this) (?:\w+ )?(?:form|calendar|portal|page|app|website)|(?:below|here) and\b)/,
      /\b(?:call|text|phone|email)\b.{0,60}\b(?:to (?:book|schedule|set up|make|request|reserve)|for an appointment)\b/,
      /\bto (?:book|schedule|make|set up|request)\b.{0,60}\b(?:call|text|fill|use|click|send|visit|email|pick)\b/,
      /\bfill (?:out|in) (?:\w+ ){0,4}?form\b.{0,80}\b(?:we(?:'ll| will)|and|to)\b/,
      /\bonline (?:booking|scheduling|appointments?) (?:is|are|opens|lets|available|shows|takes)\b/,
      /\b(?:pick|choose) a (?:day|time|slot)\b/,
      /\bwe (?:then )?(?:book|schedule|set) (?:a|your|the) .{0,40}\b(?:within|visit|appointment|day)\b/,
      // The question and its reply, read together.
      /\b(?:how (?:do|can) i|to) (?:book|schedule|make)\b.{0,40}\? .*\b(?:call|text|form|online|write|send|pick|e-?mail)\b/,
    ],
    hinted: /\bbook\b|\bschedul\w+|\bappointments?\b|\brequest (?:a|an|service)\b/,
    yesOrNo: false,
  },
];

const financing: BuyerQuestion = {
  id: 'financing',
  question: 'Do you offer financing?',
  cues: ['financing', 'finance', 'payments', 'payment', 'apr', 'loan', 'loans', 'interest', 'monthly'],
  answered: [
    /\b(?:\d+(?:\.\d+)?% (?:apr|interest)|\$ ?\d[\d,]*(?:\.\d+)? ?(?:\/ ?mo\b|per month|a month|monthly)|\d+ months? (?:\w+ ){0,3}?(?:interest|payments|same as cash))/,
    /\b(?:financing|payment plans?|loans?) (?:is |are |\w+ ){0,4}?(?:available|through|with|from|by|offered|starts?)\b/,
    /\bwe (?:\w+ )?(?:offer|provide|have|do not offer|don't offer|work with) (?:\w+ ){0,4}?(?:financing|payment plans?|lenders?)\b/,
  ],
  hinted: /\bfinanc|\bpayment (?:plans?|options)\b/,
  yesOrNo: true,
};

export const TRADE_QUESTIONS: Record<Trade, readonly BuyerQuestion[]> = {
  generic: [],
  hvac: [
    {
      id: 'brands',
      question: 'Which brands do you install and repair?',
      cues: ['trane', 'carrier', 'lennox', 'rheem', 'goodman', 'daikin', 'mitsubishi', 'bryant', 'york', 'american', 'amana', 'ruud', 'bosch', 'fujitsu', 'brands', 'brand', 'makes', 'models'],
      answered: [/\b(?:trane|carrier|lennox|rheem|goodman|daikin|mitsubishi|bryant|york|american standard|amana|ruud|bosch|fujitsu)\b/, /\b(?:all|every|any) (?:makes|brands)\b/],
      hinted: /\bbrands?\b|\bmanufacturers?\b/,
      yesOrNo: false,
    },
    {
      id: 'maintenance',
      question: 'Do you have a maintenance plan?',
      cues: ['maintenance', 'plan', 'plans', 'tune', 'membership', 'agreement', 'club'],
      answered: [
        /\b(?:maintenance|service|comfort|membership|care|club) (?:\w+ )?(?:plans?|agreements?|memberships?|club)\b.{0,100}(?:\$ ?\d|\binclud|\bcovers?\b|\bget\b|\btwice\b|\btwo\b|\bvisits?\b|\bcosts?\b|\bper (?:year|month)\b)/,
        /\b(?:plan|membership|agreement|club)\b.{0,60}\btune-?ups?\b|\$ ?\d.{0,60}\btune-?ups?\b/,
        /\btune-?ups? (?:\w+ ){0,6}?(?:\$ ?\d|for \$|twice|once|each|every)/,
      ],
      hinted: /\bmaintenance\b|\btune-?ups?\b|\bmembership\b/,
      yesOrNo: true,
    },
    {
      id: 'heat-pumps',
      question: 'Do you install heat pumps, and are there rebates?',
      cues: ['heat', 'rebate', 'rebates', 'credit', 'credits'],
      answered: [
        /\b(?:we|our (?:team|crew|technicians)) (?:\w+ ){0,3}?(?:install|repair|service|size|replace)\w* (?:[\w-]+,? ){0,6}?heat pumps?\b/,
        /\bheat pumps? (?:\w+ ){0,8}?(?:rebates?|credits?|qualif|from \$|work|cost|save)/,
        /\brebates?\b.{0,60}(?:\$ ?\d|\bup to\b|\butility\b|\bwe (?:file|handle|fill))/,
      ],
      hinted: /\bheat pumps?\b|\brebates?\b/,
      yesOrNo: true,
    },
    financing,
  ],
  plumbing: [
    {
      id: 'response-time',
      question: 'How fast do you come for a leak or burst pipe?',
      cues: ['minutes', 'minute', 'hour', 'hours', 'within', 'fast', 'quickly', 'same', 'burst', 'response', 'rapid'],
      answered: [
        /\b(?:within|in|under|about|less than|usually) (?:\w+ ){0,3}?(?:\d+|an|one|two|three|thirty|sixty|ninety)(?: to (?:\d+|two|three|four)|-\d+)? (?:minutes?|hours?)\b/,
        /\b\d+[- ]minute (?:response|arrival|window)/,
        /\b(?:leaks?|burst pipes?)\b.{0,60}\b(?:same day|the same day|within|right away,? day or night)\b/,
      ],
      hinted: /\bburst\b|\bfast (?:response|service|arrival)\b|\brapid\b|\bquick(?:ly)? (?:response|respond)|\bemergency leak/,
      yesOrNo: false,
    },
    {
      id: 'water-heaters',
      question: 'Do you repair and replace water heaters?',
      cues: ['water', 'heaters', 'tankless'],
      answered: [
        /\b(?:we|our (?:team|plumbers|crew)) (?:\w+ ){0,3}?(?:install|repair|replace|service|fix|flush|sell)\w*,? (?:[\w-]+,? ){0,8}?(?:water heaters?|tankless)\b/,
        /\b(?:water heaters?|tankless)\b.{0,80}(?:\$ ?\d|\bgallons?\b|\b(?:rheem|bradford|navien|rinnai|a\.? ?o\.? smith|noritz)\b|\blasts?\b|\bsame day\b|\btakes?\b|\byears?\b)/,
      ],
      hinted: /\bwater heaters?\b|\btankless\b/,
      yesOrNo: true,
    },
    {
      id: 'drain-method',
      question: 'How do you clear drains?',
      cues: ['drain', 'drains', 'jetting', 'hydro', 'camera', 'cable', 'snake', 'auger', 'clog', 'jetter', 'jet'],
      answered: [/\b(?:hydro[- ]?jet\w*|cabl(?:e|ing) machines?|snak(?:e|es|ing)|augers?|drain cameras?|camera inspections?|sewer cameras?|jetters?|trenchless)\b.{0,120}\b(?:we|clear|clean|see|find|remove|cut|use|run|scour|break|look|show|so|to|before|starts?)\b/, /\bwe (?:\w+ ){0,4}?(?:use|run|send|clear|clean)\b.{0,60}\b(?:cable|snake|auger|camera|jet\w*)\b/],
      hinted: /\bdrains?\b|\bclog/,
      yesOrNo: false,
    },
    financing,
  ],
  roofing: [
    {
      id: 'materials',
      question: 'Which roofing materials do you use?',
      cues: ['shingle', 'shingles', 'metal', 'tile', 'gaf', 'owens', 'certain', 'certainteed', 'tpo', 'epdm', 'slate', 'cedar', 'asphalt', 'malarkey', 'iko', 'materials'],
      answered: [
        /\b(?:gaf|owens corning|certainteed|malarkey|iko|tamko|decra)\b/,
        /\b(?:we|our crews?) (?:\w+ ){0,3}?(?:install|use|repair|work with|lay|carry)\w* (?:[\w-]+,? ){0,6}?(?:asphalt|metal|tile|slate|cedar|tpo|epdm|shingles?|standing seam)\b/,
      ],
      hinted: /\bmaterials?\b|\bshingles?\b|\bmetal roof|\btile roof/,
      yesOrNo: false,
    },
    {
      id: 'storm-claims',
      question: 'Do you help with storm damage and insurance claims?',
      cues: ['insurance', 'claim', 'claims', 'storm', 'hail', 'adjuster', 'deductible'],
      answered: [
        /\b(?:we|our (?:team|crew|inspectors?)) (?:[\w'-]+ ){0,4}?(?:meet|work|help|document|walk|handle|photograph|guide|deal|talk|assist)\w*\b.{0,80}\b(?:insurance|adjusters?|claims?|insurers?)\b/,
        /\b(?:insurance|adjusters?|claims?)\b.{0,80}\bwe (?:\w+ )?(?:meet|help|document|handle|photograph|send|write|walk|stay)\b/,
      ],
      hinted: /\bstorm\b|\bhail\b|\binsurance claims?\b/,
      yesOrNo: true,
    },
    {
      id: 'inspection',
      question: 'What does a roof inspection include, and what does it cost?',
      cues: ['inspection', 'inspections', 'inspect', 'inspects'],
      answered: [
        /\binspections?\b.{0,100}(?:\bfree\b|\$ ?\d|\bphotos?\b|\bincludes?\b|\breport\b|\bno charge\b|\bminutes\b|\bdrone\b)/,
        /\bfree (?:\w+ ){0,3}?inspections?\b/,
        /\bwe inspect\b.{0,80}\b(?:flashing|shingles|attic|decking|gutters|vents|photos?)\b/,
      ],
      hinted: /\binspect/,
      yesOrNo: true,
    },
    {
      id: 'duration',
      question: 'How long does a new roof take?',
      cues: ['day', 'days', 'weeks', 'hours', 'week', 'takes', 'take', 'long'],
      answered: [/\b(?:roofs?|jobs?|replacements?|most homes|installations?|projects?|we finish|tear-?off)\b.{0,60}\b(?:in|takes?|within|about|finish\w*|done|under|lasts?) (?:\w+ ){0,3}?(?:\d+|one|two|three|four|a single|a)(?: ?(?:-|to|or) ?(?:\d+|two|three|four|five))? (?:business |working )?(?:days?|weeks?)\b/],
      hinted: /\bhow long\b|\btime ?line\b|\bfast install/,
      yesOrNo: false,
    },
  ],
  solar: [
    {
      id: 'incentives',
      question: 'Which incentives and tax credits apply?',
      cues: ['credit', 'credits', 'incentive', 'incentives', 'rebate', 'rebates', 'itc', 'exemption', '25d', '48e', 'srec', 'srecs'],
      answered: [
        /\b(?:tax credits?|itc|rebates?|incentives?|exemptions?|srecs?)\b.{0,100}(?:\d+ ?%|\$ ?\d|\bended\b|\bexpired?\b|\bno longer\b|\bup to\b|\bstate\b|\butility\b|\bproperty tax\b)/,
        /(?:\d+ ?%|\$ ?\d[\d,]*)[^.]{0,60}\b(?:tax credits?|rebates?|incentives?)\b/,
      ],
      hinted: /\bincentives?\b|\btax credits?\b|\brebates?\b/,
      yesOrNo: true,
    },
    {
      id: 'batteries',
      question: 'Do you install batteries?',
      cues: ['battery', 'batteries', 'powerwall', 'storage', 'backup', 'enphase', 'franklin'],
      answered: [/\b(?:powerwall|enphase|franklin(?:wh)?|lg chem|generac pwrcell|sonnen)\b/, /\b(?:we|our (?:crews?|team|electricians)) (?:\w+ ){0,3}?(?:install|add|size|offer|service)\w* (?:[\w-]+,? ){0,6}?batter(?:y|ies)\b/, /\bbatter(?:y|ies)\b.{0,80}(?:\bkwh\b|\$ ?\d|\bhours?\b)/],
      hinted: /\bbatter(?:y|ies)\b|\bbackup power\b|\benergy storage\b/,
      yesOrNo: true,
    },
    {
      id: 'net-metering',
      question: 'How does net metering work here?',
      cues: ['net', 'export', 'billing', 'utility', 'nem'],
      answered: [/\b(?:net[- ](?:metering|billing)|nem ?\d|export (?:credit|rate)s?)\b.{0,120}\b(?:credits?|pays?|rate|utility|power|cents|kwh|bill|company|works?|means|ended|sends?)\b/, /\b(?:utility|power company)\b.{0,60}\b(?:credits?|pays?) (?:you|homeowners|customers)\b/],
      hinted: /\bnet[- ](?:metering|billing)\b/,
      yesOrNo: false,
    },
    {
      id: 'install-timeline',
      question: 'How long does it take to go solar?',
      cues: ['weeks', 'days', 'day', 'months', 'permit', 'timeline', 'takes', 'long'],
      answered: [/\b(?:install\w*|permits?|project|process|going solar|systems?|crew|from (?:contract|signing|design))\b.{0,80}\b(?:\d+|one|two|three|four|six|eight)(?: ?(?:-|to|or) ?(?:\d+|two|three|four|six|eight|ten|twelve))? (?:days?|weeks?|months?)\b/],
      hinted: /\btime ?line\b|\bhow long\b|\bpermit/,
      yesOrNo: false,
    },
  ],
  legal: [
    {
      id: 'practice-areas',
      question: 'Which kinds of cases do you take?',
      cues: ['practice', 'cases', 'handle', 'represent', 'represents', 'clients', 'law', 'focus', 'focuses', 'injury', 'divorce', 'defense', 'defend'],
      answered: [
        /\b(?:we|our (?:firm|attorneys|lawyers|office)|the firm|[a-z]+ law(?: firm| office)?|firm|he|she|i) (?:\w+ ){0,2}?(?:handle|represent|defend|take|focus|practice|help|limit|serve|concentrate)\w*\b.{0,80}\b(?:injur\w+|accidents?|divorces?|custody|famil\w+|criminal|dui|estate|wills?|probate|immigration|bankruptcy|employment|malpractice|business|real estate)\b/,
        /\bpractice areas? (?:include|are)\b/,
      ],
      hinted: /\bpractice areas?\b|\b(?:personal injury|family law|criminal defen[cs]e|estate planning|divorce|immigration|bankruptcy)\b/,
      yesOrNo: false,
    },
    {
      id: 'fee-type',
      question: 'How do you charge: hourly, flat or contingency?',
      cues: ['contingency', 'contingent', 'hourly', 'flat', 'retainer', 'fee', 'fees', '$', 'percent'],
      answered: [/\b(?:contingen(?:cy|t)|flat|hourly|fixed)[- ](?:\w+ )?(?:fees?|basis|rates?)\b/, /\bno (?:fee|charge|attorney'?s? fees?) (?:unless|until|if)\b/, /\bretainers?\b.{0,40}\$ ?\d|\$ ?\d[\d,]* (?:\w+ )?(?:retainer|per hour|an hour|flat)/, /\b\d+ ?(?:%|percent) of (?:the|your|any)\b/],
      hinted: /\bfees?\b|\baffordable\b|\bretainer\b/,
      yesOrNo: false,
    },
    {
      id: 'courts',
      question: 'In which courts or states do you practice?',
      cues: ['court', 'courts', 'county', 'licensed', 'admitted', 'state', 'federal', 'bar', 'jurisdictions', 'practices', 'practice'],
      answered: [/\b(?:licensed|admitted|practic(?:e|es|ing)|appear\w*|represent\w*)\b.{0,80}\b(?:courts?|state of [a-z]+|count(?:y|ies)|(?:federal|district|superior|supreme|circuit|municipal)\b|bar of)\b/, /\b(?:district|superior|circuit|supreme|municipal|probate|family|federal|appeals|county) courts? (?:of|in|for|and|across)\b/],
      hinted: /\bcourts?\b|\bjurisdictions?\b|\bstatewide\b/,
      yesOrNo: false,
    },
    {
      id: 'first-meeting',
      question: 'Is the first meeting free?',
      cues: ['free', 'consultation', 'consultations', 'meeting', 'initial', 'first', 'complimentary', 'evaluation'],
      answered: [/\bfree (?:[\w-]+,? ){0,4}?(?:consultations?|case (?:reviews?|evaluations?)|meetings?|calls?)\b/, /\b(?:first|initial) (?:\w+ )?(?:consultation|meeting|call|visit)s?\b.{0,40}(?:\bfree\b|\bno (?:charge|cost)\b|\$ ?\d|\bcosts?\b)/, /\bconsultations? (?:is|are|costs?) (?:\w+ )?(?:free|\$ ?\d|no)/],
      hinted: /\bconsultations?\b|\bcase (?:review|evaluation)\b/,
      yesOrNo: true,
    },
  ],
  healthcare: [
    {
      id: 'insurance',
      question: 'Which insurance do you accept?',
      cues: ['insurance', 'insurances', 'delta', 'aetna', 'cigna', 'blue', 'metlife', 'medicare', 'medicaid', 'unitedhealthcare', 'humana', 'guardian', 'ppo', 'network', 'insurers'],
      answered: [/\b(?:delta dental|aetna|cigna|blue (?:cross|shield)|metlife|medicare|medicaid|united ?healthcare|humana|guardian|ppo|regence|anthem|kaiser)\b/, /\b(?:we|our office) (?:do not|don't|cannot) (?:accept|take|bill)\b.{0,30}\binsurance\b/, /\b(?:in|out of)[- ]network (?:with|for)\b/],
      hinted: /\binsurances?\b/,
      yesOrNo: false,
    },
    {
      id: 'new-patients',
      question: 'Are you taking new patients?',
      cues: ['new', 'accepting', 'welcoming', 'patients'],
      answered: [/\b(?:accept|tak|welcom|see)(?:ing|e|es|s)? (?:\w+ )?new patients?\b/, /\bnew patients? (?:are|is|get|can|may|pay|call|visits?)\b/, /\bnot (?:currently )?(?:accepting|taking) new patients\b/],
      hinted: /\bnew patients?\b/,
      yesOrNo: true,
    },
    {
      id: 'clinicians',
      question: 'Who are the doctors or clinicians?',
      cues: ['dr', 'dds', 'dmd', 'md', 'do', 'np', 'pa', 'rn', 'rdh', 'doctor', 'doctors', 'dentist', 'dpt', 'dc', 'team', 'providers'],
      answered: [],
      answeredAsWritten: /\bDr\.? \p{Lu}\p{L}+|\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+,? (?:DDS|DMD|M\.?D\.?|D\.?O\.?|NP|PA-C|RDH|DPT|DC|OD|FNP)\b/u,
      hinted: /\bour (?:doctors|dentists|team|providers|clinicians|staff)\b|\bmeet\b/,
      yesOrNo: false,
    },
    {
      id: 'online-booking',
      question: 'Can I book online?',
      cues: ['online', 'portal', 'book', 'schedule', 'zocdoc', 'website'],
      answered: [/\b(?:book|schedule|request|make)\b.{0,50}\bonline\b/, /\bonline (?:booking|scheduling|appointments?)\b/, /\bpatient portal\b.{0,60}\b(?:book|schedule|appointments?)\b/, /\b(?:we|please) (?:do not|don't) (?:\w+ )?(?:book|schedule|take).{0,40}\bonline\b/],
      hinted: /\bonline\b|\bportal\b|\bbook\b/,
      yesOrNo: true,
    },
  ],
};
