/** The text of a lesson around the lead's own finding. */
export type LessonWords = {
  /** The preview text that mail programs show next to the subject. */
  preview: string;
  opening: string[];
  /** What to do when the report has no finding on the lesson's subject. */
  whenClear: string;
  /**
   * What to do when there is nothing new to show: the site could not be read, or an earlier lesson showed the finding.
   */
  byHand: string;
  /** What tomorrow's lesson is about. */
  next: string;
};

/** One entry for each lesson of `COURSE_LESSONS`, in the same order. */
export const LESSON_WORDS: readonly LessonWords[] = [
  {
    preview: 'The one finding that costs you most, and how to mend it.',
    opening: [
      'Welcome to the course: one mail a day for a week, one thing to do in each.',
      'To name a business, an assistant has to be able to read its site, tell whose it is, and find a reason to trust it. We check 26 things that help or hinder this, and begin with whatever costs you most.',
    ],
    whenClear:
      'Our scan found nothing to mend. Keep it so: a new theme, a new plugin or a move to another host can close a door overnight. Put a day in your calendar, a month from now, to scan again.',
    byHand:
      'We could not read your site, and that comes before everything else: an assistant stands at the same door. Open your site on a phone with Wi-Fi switched off. If it opens, forward this mail to whoever runs your site and ask: does a firewall or a bot protection turn away visitors that are not browsers?',
    next: 'Tomorrow: is the door open to the assistants?',
  },
  {
    preview: 'Before an assistant can name you, it has to be let in.',
    opening: [
      'Before an assistant can name you, a program has to fetch your pages for it. The well-known ones keep to your robots.txt, a small file that says who may read what. None of them clicks "I am human", and most read the page as it arrives, without running its scripts.',
      'So the first question is a plain one: is the door open, and is there something to read behind it?',
    ],
    whenClear:
      'We walked straight in: nothing at your door needs mending. So make sure it stays open. Ask whoever runs your site to tell you before they change the firewall, the host or robots.txt, and scan again that day.',
    byHand:
      'Type your address with /robots.txt after it into a browser. If you read "Disallow: /" under "User-agent: *", every reader that keeps to the rules is turned away from the whole site. Send that line to whoever runs your site and ask them to take it out.',
    next: 'Tomorrow: the one sentence that says who you are.',
  },
  {
    preview: 'Name, trade, town: in words, near the top.',
    opening: [
      'Somebody asks for an electrician in their town. The assistant looks for a page that says so: this business, this trade, this town. "Quality you can trust" says none of the three.',
      'One sentence near the top of your home page does most of the work, and the name, number and address have to be the same wherever they stand.',
    ],
    whenClear:
      'Your pages say it already. Test it on a person: read the first sentence of your home page to somebody who does not know you, and ask what you do and where. If they have to think, make it shorter.',
    byHand:
      'Write one sentence: "[Your name] is a [your trade] in [your town]." Put it at the top of your home page, as text and not inside a picture.',
    next: 'Tomorrow: the business card that only machines read.',
  },
  {
    preview: 'A few labeled lines that leave nothing to guess.',
    opening: [
      'Behind the page that people see there can be a second one, for machines: a few labeled lines that say this is the name, this the phone, these are the hours. It is called structured data.',
      'With it an assistant need not guess which of the numbers on your page is the phone. Without it, or with one that disagrees with the page, it has to.',
    ],
    whenClear:
      'Your card is there, it is filled in, and it agrees with the page. Read it once as a customer would: is the number the one you answer, and are these the hours you keep this season?',
    byHand:
      'Ask whoever runs your site one question: do our pages carry LocalBusiness structured data with our name, address, phone and hours? If the answer is no, ask them to add it.',
    next: 'Tomorrow: the questions buyers ask before they call.',
  },
  {
    preview: 'A page that answers the question can be quoted. One that does not cannot.',
    opening: [
      'People ask an assistant whole questions. What does it cost? Can you come today? Are you licensed? Do you serve my street? It answers from pages that answer.',
      'Where yours says nothing, it quotes a page that does, and that page may be a competitor’s.',
    ],
    whenClear:
      'Your site answers what we looked for. Now go one further: write down the next three questions you are asked on the phone, and put each on your site with its answer under it.',
    byHand:
      'Write down the three questions you are asked most on the phone. Put each on your site as a heading, and the answer right under it, in two sentences.',
    next: 'Tomorrow: proof that can be checked.',
  },
  {
    preview: 'Anybody can write "trusted". Not everybody can be checked.',
    opening: [
      'Anybody can write "trusted". A license number can be looked up, and a review with a name and a date can be repeated.',
      'But only when it is there as words. A badge or a picture of five stars says nothing to a program that reads text.',
    ],
    whenClear:
      'Your proof can be read. Add to it: ask the customer you served best this week for a review, and put one sentence of it on your site, with the name and the town they agree to.',
    byHand:
      'Write your license number and the name of your insurer into the foot of every page, as text. If your reviews are pictures, type out the three best ones.',
    next: 'Tomorrow, last: look again and see what moved.',
  },
  {
    preview: 'Scan once more and decide what comes next.',
    opening: [
      'This is the last lesson, and the shortest: look again.',
      'If you changed something this week, scan your site once more and see what moved. If you did not, the one thing below is where we would start.',
    ],
    whenClear:
      'Your report had nothing left to mend. Scan again today, so that you know it still holds, and again whenever somebody has worked on your site.',
    byHand:
      'We could not read your site a week ago. Scan it again: if it still does not answer, that is the one thing to get mended, because an assistant cannot name what it cannot read.',
    next: 'This was the course. We send no more lessons.',
  },
];
