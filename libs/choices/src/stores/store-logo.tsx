import type { StoreType } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import { ShoppingBag } from 'lucide-react'
import type { LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'

const mark = css({ fill: 'current' })
const letter = css({
  stroke: 'bg.surface',
  strokeWidth: '1.9',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/**
 * The icon of a kind of shop, in the colour of the surrounding text. Decorative: text beside it names the
 * kind.
 */
export function StoreLogo({ type, size = 20 }: { type: StoreType; size?: number }) {
  const Mark = marks[type]
  return <Mark size={size} aria-hidden />
}

type MarkProps = Pick<LucideProps, 'size' | 'aria-hidden'>

const marks: Record<StoreType, ComponentType<MarkProps>> = { shopify: ShoppingBag, woocommerce: SpeechBubble }

function SpeechBubble({ size, ...props }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" {...props}>
      <path
        d="M5 4h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-4l3 4-7-4H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
        className={mark}
      />
      <path d="M6.5 8l2 6L12 8.6l3.5 5.4 2-6" fill="none" className={letter} />
    </svg>
  )
}
