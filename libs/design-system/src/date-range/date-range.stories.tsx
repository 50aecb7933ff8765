import { datePreset, datePresetNames, datePresets } from '@tandem/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DateRangeFilter } from './date-range-filter.tsx'
import type { DateRangeFilterProps } from './date-range-filter-props.ts'
import { State, StateGrid } from '../example-states.tsx'

const presets = datePresets.map((name) => {
  const { start, end } = datePreset(name, { now: '2026-11-21T12:00:00Z', timeZone: 'Europe/Istanbul' })
  return { name, label: datePresetNames[name], start, end }
})

function Kept({ onValueChange, ...filter }: DateRangeFilterProps) {
  const [value, setValue] = useState(filter.value)
  const change = (next: typeof value) => {
    setValue(next)
    onValueChange(next)
  }
  return (
    <div style={{ minHeight: 480 }}>
      <DateRangeFilter {...filter} value={value} onValueChange={change} />
    </div>
  )
}

const meta = {
  title: 'Date range (date picker, calendar, date field)',
  id: 'design-system-date-range',

  component: DateRangeFilter,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Date',
    value: { preset: 'last_30_days', start: '2026-10-23', end: '2026-11-21' },
    onValueChange: fn(),
    presets,
    today: '2026-11-21',
    min: '2020-01-01',
    max: '2026-11-21',
    note: 'Europe/Istanbul · weeks start on Monday',
  },
} satisfies Meta<typeof DateRangeFilter>
export default meta

type Story = StoryObj<typeof meta>

const open = async ({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Date/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Date' })
  const panel = within(dialog)
  await panel.findByRole('grid')
  // It takes the focus shortly after it appears; anything focused earlier would lose it again.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  // It fades in.
  await waitFor(() => expect(panel.getByRole('grid')).toBeVisible())
  return panel
}

export const Closed: Story = {}

/** The calendar reports its value with a short delay. */
const calledWith = ({ onValueChange }: DateRangeFilterProps, value: DateRangeFilterProps['value']) =>
  waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(value))
const says = (panel: ReturnType<typeof within>, words: string) =>
  waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(words))

export const Opened: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const panel = await open({ canvas, userEvent })
    await waitFor(() => expect(panel.getByRole('button', { name: 'Last 30 Days' })).toHaveFocus())
    await expect(panel.getByRole('status')).toHaveTextContent('23 Oct – 21 Nov 2026')
    await expect(panel.getByText('Europe/Istanbul · weeks start on Monday')).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'From' })).toHaveValue('23 Oct 2026')
    await expect(panel.getByRole('button', { name: 'Next month' })).toBeDisabled()
    await expect(panel.getByRole('button', { name: 'Sat 21 Nov 2026, last day' })).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}')
    await calledWith(args, { preset: 'today', start: '2026-11-21', end: '2026-11-21' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Date Today' })).toHaveFocus())
    await open({ canvas, userEvent })
  },
}

export const TwoDays: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const panel = await open({ canvas, userEvent })
    // The second day can be the earlier one.
    await userEvent.click(panel.getByRole('button', { name: /^Tue 10 Nov 2026/ }))
    await says(panel, '10 Nov 2026 – … Select an end date')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(panel.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(await panel.findByRole('button', { name: /^Wed 28 Oct 2026/ }))
    await calledWith(args, { preset: null, start: '2026-10-28', end: '2026-11-10' })
    await canvas.findByText('28 Oct – 10 Nov 2026')
  },
}

export const ByKeyboard: Story = {
  args: { value: { preset: null, start: '2026-11-02', end: '2026-11-08' } },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await open({ canvas, userEvent })
    panel.getByRole('button', { name: 'Sun 8 Nov 2026, last day' }).focus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await says(panel, '1 Nov 2026 – …')
    // Choosing the first day has moved the focus to the next.
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await calledWith(args, { preset: null, start: '2026-11-01', end: '2026-11-09' })
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(panel.getByRole('grid', { name: 'Oct 2026' })).toBeVisible())
  },
}

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const panel = await open({ canvas, userEvent })
    const from = panel.getByRole('textbox', { name: 'From' })
    const to = panel.getByRole('textbox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.type(to, '22.11.2026{Enter}')
    await expect(to).toHaveAccessibleDescription('Choose 21 Nov 2026 or earlier')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(from)
    await userEvent.type(from, '1.1.26')
    await userEvent.clear(to)
    await userEvent.type(to, '15 feb 2026{Enter}')
    await calledWith(args, { preset: null, start: '2026-01-01', end: '2026-02-15' })
    await waitFor(() => expect(to).toHaveValue('15 Feb 2026'))
    await waitFor(() => expect(panel.getByRole('grid', { name: 'Feb 2026' })).toBeVisible())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent })
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Date' })).toBeVisible())
  },
}

export const States: Story = {
  render: (args) => {
    const one = (props: Partial<DateRangeFilterProps> = {}) => <DateRangeFilter {...args} {...props} />
    const lifetime = { preset: 'lifetime', start: null, end: '2026-11-21' } as const
    const days = { preset: null, start: '2025-12-31', end: '2026-01-31' } as const
    return (
      <StateGrid width={280}>
        <State name="Set">{one({ clearTo: lifetime })}</State>
        <State name="Empty">{one({ value: lifetime, clearTo: lifetime })}</State>
        <State name="Hover" look="hover">
          {one({ clearTo: lifetime })}
        </State>
        <State name="Focus" look="focus">
          {one({ clearTo: lifetime })}
        </State>
        <State name="Long text">{one({ value: days, clearTo: lifetime })}</State>
      </StateGrid>
    )
  },
}
