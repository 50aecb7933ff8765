import { css, cx } from '@tandem/design-system/css'
import type { Theme } from '@tandem/session'

/** A small page of the product in a theme; for `system`, the light one fading into the dark one. */
export function ThemeDrawing({ theme }: { theme: Theme }) {
  return (
    <span className={frame}>
      {theme !== 'dark' && <Page theme="light" />}
      {theme === 'dark' && <Page theme="dark" />}
      {theme === 'system' && <Page theme="dark" className={rightHalf} />}
    </span>
  )
}

const columns = [8, 12, 7, 16, 10, 13]

/** Drawn with the tokens of its theme: `data-theme` sets them for the content. */
function Page({ theme, className }: { theme: 'light' | 'dark'; className?: string }) {
  return (
    <svg data-theme={theme} viewBox="0 0 180 86" className={cx(page, className)}>
      <rect width="180" height="86" className={canvas} />
      <rect x="7.5" y="7.5" width="28" height="71" rx="4" className={panel} />
      <rect x="42" y="7" width="36" height="5" rx="2.5" className={title} />
      <rect x="42.5" y="16.5" width="130" height="50" rx="4" className={panel} />
      <path d="M50 38c18 0 22-10 37-9s20 9 37 3 22-6 42-6" className={line} />
      {columns.map((height, index) => (
        <rect
          key={height}
          x={50 + index * 20}
          y={62 - height}
          width="15"
          height={height}
          rx="1.5"
          className={column}
        />
      ))}
    </svg>
  )
}

const frame = css({
  position: 'relative',
  aspectRatio: '[180 / 86]',
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'border.subtle',
  borderRadius: 'sm',
})
const page = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  forcedColorAdjust: 'none',
})
const rightHalf = css({ clipPath: 'polygon(60% 0, 100% 0, 100% 100%, 40% 100%)' })
const canvas = css({ fill: 'bg.canvas' })
const panel = css({ fill: 'bg.surface', stroke: 'border.subtle', strokeWidth: '[1px]' })
const title = css({ fill: 'fg.default' })
const line = css({ fill: '[none]', stroke: 'chart.cat-1', strokeWidth: '[1.5px]' })
const column = css({ fill: 'chart.cat-2' })
