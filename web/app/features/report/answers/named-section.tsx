import {
  type AnswerFigures,
  type AnswerLane,
  type AnswersView,
  asideWords,
  askedMethod,
  laneName,
  longDate,
  missingWords,
  notAskedWords,
  rangeWords,
  shareWords,
  type TownAnswers,
} from '@named-first/contract';
import { Section } from '../section';
import { AnswerList, Dots } from './answer-list';
import { RangeLine } from './range-line';
import { Claims, Places, Rivals } from './said-instead';

/** Whether assistants name the business. Shown next to the score, never part of it. */
export function NamedSection({ answers }: { answers: AnswersView }) {
  if (answers.state === 'not-asked')
    return (
      <Section id="named" title="Do assistants name you?">
        <p className="max-w-2xl">{notAskedWords(answers.reason)}</p>
      </Section>
    );
  const { figures, place, generalName, otherTowns } = answers;
  return (
    <Section
      id="named"
      title="Do assistants name you?"
      intro={`We asked what a customer in ${place} asks, without saying your name. The score above does not depend on it.`}
    >
      {generalName && (
        <p className="mb-6 max-w-2xl">
          Many businesses could have your name. We count an answer only if your phone number, website, address or a
          profile that your site links to is with it.
        </p>
      )}
      <Town town={answers} />
      {otherTowns.map((town) => (
        <section key={town.place} aria-label={`Asked about ${town.place}`} className="mt-12 border-t border-line pt-8">
          <h3 className="text-xl">In {town.place}</h3>
          <p className="mt-1 mb-6 max-w-2xl text-soft">
            The same questions, asked about {town.place}. Each town is counted separately.
          </p>
          <Town town={town} />
        </section>
      ))}
      <Branded branded={figures.branded} />
      <p className="mt-8 max-w-2xl text-sm text-soft">{askedMethod(allLanes([answers, ...otherTowns]))}</p>
    </Section>
  );
}

/** The method is the same for every town, so it is described once. */
function allLanes(towns: readonly TownAnswers[]): Pick<AnswerFigures, 'lanes'> {
  return { lanes: towns.flatMap(({ figures }) => figures.lanes) };
}

function Town({ town: { figures, compared, missing } }: { town: TownAnswers }) {
  return (
    <>
      <div className="space-y-6">
        {figures.lanes.map((lane) => (
          <Lane key={lane.cohort} lane={lane} />
        ))}
      </div>
      {missing.length > 0 && (
        <ul className="mt-4 max-w-2xl space-y-1 text-sm">
          {missing.map((one) => (
            <li key={`${one.name} ${one.why}`}>{missingWords(one)}</li>
          ))}
        </ul>
      )}
      <Rivals figures={figures} />
      <Places figures={figures} />
      <Claims figures={figures} compared={compared} />
    </>
  );
}

function Lane({ lane }: { lane: AnswerLane }) {
  const range = rangeWords(lane.share);
  const days = [...new Set([longDate(lane.from), longDate(lane.to)])].join(' to ');
  return (
    <section className="ticket break-inside-avoid p-5 sm:p-6" aria-label={laneName(lane)}>
      <h3 className="text-lg">{laneName(lane)}</h3>
      <p className="text-sm wrap-anywhere text-soft">
        {lane.served}, {days}
      </p>
      <p className="mt-3 font-display text-xl font-bold">{shareWords(lane.share)}</p>
      <Dots lane={lane} />
      {range && (
        <>
          <RangeLine share={lane.share} />
          <p className="mt-1 text-sm text-soft">{range}</p>
        </>
      )}
      <ul className="mt-3 space-y-1 text-sm">
        {asideWords(lane).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <AnswerList lane={lane} />
    </section>
  );
}

/** What they say when asked about the business by name. */
function Branded({ branded: { asked, knows, mixesUp } }: Pick<AnswerFigures, 'branded'>) {
  if (asked === 0) return null;
  return (
    <p className="mt-6 max-w-2xl">
      {`Asked about you by name ${asked === 1 ? 'once' : `${asked} times`}, they knew you ${knows === 1 ? 'once' : `${knows} times`}`}
      {mixesUp > 0 && ` and mixed you up with somebody else ${mixesUp === 1 ? 'once' : `${mixesUp} times`}`}.
    </p>
  );
}
