import type { ListedMetric, Post } from '@tandem/api-contract'
import { VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Bookmark, Eye, Heart, MessageCircle, Percent, Send } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { metricText } from '../post-metrics/messages.ts'
import { Figure, Rate } from './figure.tsx'

const counts = [
  ['views', Eye],
  ['likes', Heart],
  ['comments', MessageCircle],
  ['shares', Send],
  ['saves', Bookmark],
] as const satisfies readonly (readonly [ListedMetric, LucideIcon])[]

/** The counts shown by every view of posts. */
export const postStats: readonly ListedMetric[] = counts.map(([metric]) => metric)

/** The figures of a post: five counts and the engagement rate. */
export function PostStats({ post }: { post: Post }) {
  return (
    <dl className={stats}>
      {counts.map(([name, Icon]) => (
        <div key={name} className={stat} title={metricText(`names.${name}`)}>
          <dt>
            <Icon size={15} aria-hidden />
            <VisuallyHidden>{metricText(`names.${name}`)}</VisuallyHidden>
          </dt>
          <dd>
            <Figure value={post[name]} />
          </dd>
        </div>
      ))}
      <div className={stat} title={metricText('names.engagement_rate')}>
        <dt>
          <Percent size={15} aria-hidden />
          <VisuallyHidden>{metricText('names.engagement_rate')}</VisuallyHidden>
        </dt>
        <dd>
          <Rate value={post.engagement_rate} />
        </dd>
      </div>
    </dl>
  )
}

const stats = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(6, minmax(0, 1fr))]',
  marginBlockStart: '3',
  paddingInline: '1',
  borderTop: '1px solid',
  borderTopColor: 'border.subtle',
})
const stat = css({
  paddingBlock: '2',
  textAlign: 'center',
  textStyle: 'xs',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '[-0.02em]',
  whiteSpace: 'nowrap',
  '& dt': { height: '4', marginBlockEnd: '0.5', color: 'fg.subtle' },
  '& svg': { marginInline: 'auto' },
  // Text that is too wide for its column overflows equally on both sides.
  '& dd': { marginInline: '-2' },
})
