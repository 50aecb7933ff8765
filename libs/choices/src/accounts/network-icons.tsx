import type { ReactNode } from 'react'

interface IconProps {
  /** In pixels; 16 by default. */
  size?: number | string
  'aria-hidden'?: boolean
}

/**
 * Icons of networks in the style of the menu's other icons: they stand for a network without imitating its
 * logo's colours.
 */
const sign = (drawing: ReactNode, kind: 'line' | 'solid') =>
  function NetworkIcon({ size = 16, ...props }: IconProps) {
    const paint =
      kind === 'line'
        ? ({
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 2,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          } as const)
        : ({ fill: 'currentColor' } as const)
    return (
      <svg {...props} {...paint} width={size} height={size} viewBox="0 0 24 24">
        {drawing}
      </svg>
    )
  }

/** Decorative: the network is named beside it. */
export const InstagramIcon = sign(
  <>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" />
  </>,
  'line',
)
/** Decorative: the network is named beside it. */
export const TikTokIcon = sign(
  <path d="M13 2h3.4c.2 2.4 1.7 4 4.1 4.3v3.4c-1.5 0-2.9-.5-4.1-1.3v6.6a6.9 6.9 0 1 1-6.9-6.9c.4 0 .7 0 1 .1v3.6a3.4 3.4 0 1 0 2.5 3.2Z" />,
  'solid',
)
/** Decorative: the network is named beside it. */
export const YouTubeIcon = sign(
  <path
    fillRule="evenodd"
    d="M5 4.5h14a3.5 3.5 0 0 1 3.5 3.5v8a3.5 3.5 0 0 1-3.5 3.5H5A3.5 3.5 0 0 1 1.5 16V8A3.5 3.5 0 0 1 5 4.5Zm5 4v7l6-3.5Z"
  />,
  'solid',
)
/** Decorative: the network is named beside it. */
export const PinterestIcon = sign(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m10 20 2.2-9.5M10.5 15.5c2.6 1.7 5.5-.3 5.5-3.6a4 4 0 0 0-7.9-.7c-.3 1.2 0 2.2.6 2.8" />
  </>,
  'line',
)
/** Decorative: the network is named beside it. */
export const XIcon = sign(<path d="M4 4l16 16M20 4 4 20" />, 'line')
