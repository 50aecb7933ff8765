import { Skeleton } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'

interface PostCardSkeletonProps {
  showProducts: boolean
  isOwn: boolean
}

/** A placeholder for a card in its final size. */
export function PostCardSkeleton({ showProducts, isOwn }: PostCardSkeletonProps) {
  return (
    <div className={card} aria-hidden>
      <div className={picture} />
      <div className={body}>
        <div className={row}>
          <Skeleton shape="circle" width={24} height={24} />
          <Skeleton width={96} />
        </div>
        <div className={caption}>
          <Skeleton />
          <Skeleton width="70%" />
        </div>
        {isOwn && showProducts && <div className={product} />}
      </div>
      <div className={stats}>
        <Skeleton width="80%" />
      </div>
      {isOwn && (
        <div className={revenue}>
          <Skeleton width={88} />
        </div>
      )}
    </div>
  )
}

/** The height of a card by its width: the picture, and lines of fixed height below it. */
export const estimateCardHeight =
  ({
    showProducts,
    isOwn,
    isExpanded,
    isPhone,
  }: PostCardSkeletonProps & { isExpanded: boolean; isPhone: boolean }) =>
  (width: number) =>
    Math.round(((width - 2) * 3) / 4) +
    // The lines of the card, from the byline to the counts.
    145 +
    (isOwn ? (isPhone ? 44 : 38) : 0) +
    (isOwn && showProducts ? (isPhone ? 54 : 50) : 0) +
    (isExpanded ? 80 : 0)

const card = css({
  height: 'full',
  overflow: 'hidden',
  background: 'bg.surface',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
})
const picture = css({ aspectRatio: '4 / 3', background: 'bg.sunken' })
const body = css({ display: 'flex', flexDirection: 'column', gap: '2', padding: '3', paddingBlockEnd: '0' })
const row = css({ display: 'flex', alignItems: 'center', gap: '2' })
const caption = css({
  display: 'grid',
  alignContent: 'space-around',
  textStyle: 'sm',
  height: '[2lh]',
})
const product = css({
  height: '[42px]',
  mobileDown: { height: '[46px]' },
  border: '1px solid',
  borderColor: 'border.subtle',
  borderRadius: 'md',
})
const stats = css({
  display: 'grid',
  placeItems: 'center',
  height: '[51px]',
  marginBlockStart: '3',
  borderTop: '1px solid',
  borderTopColor: 'border.subtle',
})
const revenue = css({
  display: 'flex',
  alignItems: 'center',
  height: '[38px]',
  mobileDown: { height: 'control-touch' },
  paddingInline: '3',
  borderTop: '1px solid',
  borderTopColor: 'border.subtle',
})
