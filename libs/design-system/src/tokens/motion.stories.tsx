import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect } from 'storybook/test'
import { css } from '@tandem/design-system/css'
import { tokenValues } from '@tandem/design-system/token-values'
import { Stack } from '../layout/stack.tsx'
import { Measure } from './example-specimen.tsx'

const meta = { title: 'Motion' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const track = css({ background: 'bg.sunken', borderRadius: 'sm', width: '[192px]' })
const mover = css({ background: 'accent.solid', borderRadius: 'sm', width: '8', height: '8' })

/** There and back with a pause between, in ms. */
const round = 2400
const way = 'translateX(160px)'

/** Parses a CSS time into ms: a built stylesheet writes `.1s`. */
const milliseconds = (time: string) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)

/**
 * Moves or fades for the duration of its custom property, which is zero for readers who prefer reduced
 * motion.
 */
function Mover({ duration, easing, fades = false }: { duration: string; easing: string; fades?: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = element.current
    if (box === null) return
    const time = milliseconds(getComputedStyle(box).getPropertyValue(duration))
    if (!(time > 0)) return
    const [start, end] = fades
      ? [{ opacity: 1 }, { opacity: 0.2 }]
      : [{ transform: 'none' }, { transform: way }]
    const motion = box.animate(
      [
        { ...start, offset: 0, easing },
        { ...end, offset: time / round },
        { ...end, offset: 0.5, easing },
        { ...start, offset: 0.5 + time / round },
        { ...start, offset: 1 },
      ],
      { duration: round, iterations: Number.POSITIVE_INFINITY },
    )
    return () => motion.cancel()
  })
  return (
    <div className={track}>
      <div ref={element} className={mover} />
    </div>
  )
}

const durations = {
  'durations.fast': 'colour and opacity alone, so it stays under reduced motion',
  'durations.base': 'what comes and goes: menus, toasts',
  'durations.slow': 'sheets and the sidebar',
  'durations.overlay': 'the loading overlay',
} as const

/** The durations. Nothing moves for readers who prefer reduced motion. */
export const Durations: Story = {
  render: () => (
    <Stack gap="4">
      {(Object.keys(durations) as (keyof typeof durations)[]).map((name) => (
        <Measure
          key={name}
          name={name.slice('durations.'.length)}
          note={`${tokenValues[name].light} · ${durations[name]}`}
        >
          <Mover
            duration={`--${name.replace('.', '-')}`}
            easing={tokenValues['easings.standard'].light}
            fades={name === 'durations.fast'}
          />
        </Measure>
      ))}
    </Stack>
  ),
}

const easings = {
  'easings.standard': 'what moves from one place to another',
  'easings.enter': 'what comes',
  'easings.exit': 'what goes',
} as const

/** The easings, each with the duration `overlay`. */
export const Easings: Story = {
  render: () => (
    <Stack gap="4">
      {(Object.keys(easings) as (keyof typeof easings)[]).map((name) => (
        <Measure
          key={name}
          name={name.slice('easings.'.length)}
          note={`${tokenValues[name].light} · ${easings[name]}`}
        >
          <Mover duration="--durations-overlay" easing={tokenValues[name].light} />
        </Measure>
      ))}
    </Stack>
  ),
}

/** What is left with reduced motion: nothing moves, but `fast` still fades. */
export const Reduced: Story = {
  ...Durations,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const moving = canvasElement.getAnimations({ subtree: true })
    const frames = moving.map(({ effect }) => (effect as KeyframeEffect).getKeyframes()[0])
    await expect(frames).toEqual([expect.objectContaining({ opacity: '1' })])
  },
}
