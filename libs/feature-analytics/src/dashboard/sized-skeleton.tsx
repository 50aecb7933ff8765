import { Skeleton } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'

interface SizedSkeletonProps {
  width: number | string
  /** In pixels; on a phone texts and links don't fit side by side. */
  height: number
  phoneHeight: number
}

/** A placeholder for a part of a widget that is higher on a phone. */
export function SizedSkeleton({ width, height, phoneHeight }: SizedSkeletonProps) {
  return (
    <>
      <span className={css({ mobileDown: { display: 'none' } })}>
        <Skeleton width={width} height={height} />
      </span>
      <span className={css({ mobile: { display: 'none' } })}>
        <Skeleton width={width} height={phoneHeight} />
      </span>
    </>
  )
}
