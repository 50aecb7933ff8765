import type { StoreType } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import type { LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'

const mark = css({ fill: 'current' })
const handle = css({ stroke: 'current', strokeWidth: '1.9', strokeLinecap: 'round' })
const letter = css({
  stroke: 'bg.surface',
  strokeWidth: '1.9',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/**
 * The icon of a kind of shop, in the colour of the surrounding text. Decorative: text beside it names the
 * kind. Both are our own drawings with the kind's letter, not the marks of the companies.
 */
export function StoreLogo({ type, size = 20 }: { type: StoreType; size?: number }) {
  const Mark = marks[type]
  return <Mark size={size} aria-hidden />
}

type MarkProps = Pick<LucideProps, 'size' | 'aria-hidden'>

const marks: Record<StoreType, ComponentType<MarkProps>> = { shopify: Bag, woocommerce: SpeechBubble }

function Bag({ size, ...props }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" {...props}>
      <path d="M8.4 8V6a3.6 3.6 0 0 1 7.2 0v2" fill="none" className={handle} />
      <path
        d="M5.6 7.4h12.8a1 1 0 0 1 1 .9l1.1 11.4a2 2 0 0 1-2 2.2h-13a2 2 0 0 1-2-2.2L4.6 8.3a1 1 0 0 1 1-.9z"
        className={mark}
      />
      <path
        d="M14.5 12.3c-.5-.8-1.4-1.2-2.5-1.2-1.4 0-2.4.7-2.4 1.800 0 2.5 5 1.2 5 3.800 0 1.100-1.100 1.900-2.600 1.900-1.2 0-2.300-.5-2.700-1.300"
        fill="none"
        className={letter}
      />
    </svg>
  )
}

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
