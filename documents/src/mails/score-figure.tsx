import { scoreBand, scoreLabel, scoreLevel } from '@named-first/contract';
import { Text } from 'react-email';
import { colours, styles } from './mail-styles.ts';

const FILL = { good: '#22884f', moderate: '#c27c00', low: '#cf3a2f' } as const;

/** The score in words, in figures and as a bar of table cells, which is visible even when images are off. */
export function ScoreFigure({ score }: { score: number }) {
  const fill = FILL[scoreLevel(score)];
  return (
    <>
      <Text style={styles.score}>
        {score} <span style={{ fontSize: '22px' }}>/ 100</span>
      </Text>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 12px' }}>
        <tbody>
          <tr>
            {score > 0 && <td width={`${score}%`} height={12} style={{ backgroundColor: fill, fontSize: 0 }} />}
            {score < 100 && (
              <td
                width={`${100 - score}%`}
                height={12}
                className="track"
                style={{ backgroundColor: colours.line, fontSize: 0 }}
              />
            )}
          </tr>
        </tbody>
      </table>
      <Text style={styles.text}>
        <strong>{scoreBand(score)}.</strong> {scoreLabel(score)}.
      </Text>
    </>
  );
}
