import type { Post } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { formatLift, roundedUnits } from './lift-units.ts'
import { usePostsText } from './messages.ts'

/**
 * How much a post increased sales, in words; units only when they are meaningful. It is never part of a sum.
 */
export function ListedLift({ lift }: Pick<Post, 'lift'>) {
  const text = usePostsText()
  if (lift === null) {
    return (
      <span className={quiet} title={text('lift.nothing')}>
        {text('post.missing')}
      </span>
    )
  }
  const { verdict, figures, posts, is_over } = lift
  const shown = verdict === 'effect' ? figures : null
  return (
    <span>
      {shown === null ? (
        <span className={words}>{text(`lift.verdict.${verdict}`)}</span>
      ) : (
        <>
          <span className={amount}>
            {text('lift.units', { count: roundedUnits(shown.lift), lift: formatLift(shown.lift) })}
          </span>{' '}
          <span className={more}>
            {text('lift.likely', { low: formatLift(shown.low), high: formatLift(shown.high) })}
          </span>
        </>
      )}{' '}
      {posts > 1 && (
        <span className={more}>
          {text('lift.together', { count: posts - 1, formatted: formatNumber(posts - 1) })}
        </span>
      )}{' '}
      {!is_over && shown !== null && <span className={more}>{text('lift.soFar')}</span>}
    </span>
  )
}

const quiet = css({ color: 'fg.subtle' })
// On two lines, so that the table has space for its other columns.
const words = css({ display: 'inline-block', maxWidth: '[10rem]', whiteSpace: 'normal', color: 'fg.muted' })
const amount = css({ display: 'block', fontWeight: 'medium', whiteSpace: 'nowrap' })
const more = css({ display: 'block', textStyle: 'xs', color: 'fg.muted' })
