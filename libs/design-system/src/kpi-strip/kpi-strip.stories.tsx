import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { ChangeValue } from '../change-value/change-value.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { KpiStrip } from './kpi-strip.tsx'
import type { Kpi, KpiStripProps } from './kpi-strip.tsx'
import { State, StateGrid } from '../example-states.tsx'

const figures: Kpi<string>[] = [
  {
    key: 'reach',
    label: 'Reach',
    color: 1,
    value: '412,8K',
    exact: '412.803',
    change: <ChangeValue change={12.4}>12,4%</ChangeValue>,
  },
  {
    key: 'interactions',
    label: 'Interactions',
    value: '31,2K',
    change: <ChangeValue change={8.1}>8,1%</ChangeValue>,
  },
  {
    key: 'visits',
    label: 'Profile visits',
    value: '9.846',
    change: <ChangeValue change={-3.2}>3,2%</ChangeValue>,
  },
  {
    key: 'followers',
    label: 'Followers',
    value: '48,2K',
    change: <ChangeValue change={1204}>+1.204</ChangeValue>,
  },
  { key: 'orders', label: 'Orders', value: '1.318', change: <ChangeValue change={6.7}>6,7%</ChangeValue> },
  {
    key: 'revenue',
    label: 'Store revenue',
    color: 2,
    value: '₺1,02M',
    change: <ChangeValue change={9.6}>9,6%</ChangeValue>,
  },
]

function ChosenStrip(props: KpiStripProps<string>) {
  const [value, setValue] = useState(props.value)
  const choose = (next: string) => {
    setValue(next)
    props.onValueChange?.(next)
  }
  return (
    <Card flush>
      <KpiStrip {...props} value={value} onValueChange={props.onValueChange && choose} />
    </Card>
  )
}

const meta = {
  title: 'KPI strip (metrics, stats, scorecard)',
  id: 'design-system-kpi-strip',

  component: KpiStrip,
  args: { label: 'Figures of 23 Oct – 21 Nov 2026', items: figures, value: 'reach', onValueChange: fn() },
  render: (args) => <ChosenStrip {...args} />,
} satisfies Meta<typeof KpiStrip<string>>
export default meta

type Story = StoryObj<typeof meta>

/** The cells are one radio group: arrows move the choice. */
export const ChoosesTheChart: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const reach = canvas.getByRole('radio', { name: 'Reach 412,8K' })
    await expect(reach).toBeChecked()
    await expect(reach).toHaveAccessibleDescription('up 12,4%')
    reach.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Profile visits 9.846' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('visits')
    await userEvent.click(canvas.getByRole('radio', { name: 'Store revenue ₺1,02M' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('revenue')
  },
}

/**
 * A value without a reading is missing, one that the network withholds is explained in words, and neither is
 * zero.
 */
export const Missing: Story = {
  args: {
    items: [
      { key: 'reach', label: 'Reach', value: null, change: <ChangeValue change={null} /> },
      {
        key: 'taps',
        label: 'Link taps',
        value: null,
        missing: 'Not shared',
        change: <ChangeValue change={null} />,
      },
      { key: 'saves', label: 'Saves', value: '0', change: <ChangeValue change={0}>0%</ChangeValue> },
      {
        key: 'views',
        label: 'Views',
        value: '1.204',
        change: <ChangeValue change={4}>4%</ChangeValue>,
        footnote: '12 of 30 days were read',
        info: <IconButton size="sm" label="About this metric: Views" icon={<Info aria-hidden />} />,
      },
    ],
  },
}

export const FirstLoad: Story = {
  args: { items: figures.map((figure) => ({ ...figure, value: undefined })) },
}

/** Without a chart below, the cells are a plain list. */
export const NothingToChoose: Story = {
  args: { onValueChange: undefined, items: figures.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    items: figures.slice(0, 5).map((figure) => ({
      ...figure,
      label: 'Interactions of everybody who does not follow',
      value: '₺123.456.789,00',
    })),
  },
}

const sevenFigures = ['Followers', 'Growth', 'Average daily reach', 'Views', 'Saves', 'Posts', 'Rate'].map(
  (label): Kpi<string> => ({
    key: label,
    label,
    value: '2.177',
    change: <ChangeValue change={4}>4%</ChangeValue>,
    ...(label === 'Views' && { footnote: 'Data for 28 of 30 days.' }),
    info: <IconButton size="sm" label={`About this metric: ${label}`} icon={<Info aria-hidden />} />,
  }),
)

/** A word of two lines leaves all figures on one line. */
export const SevenOnOneLine: Story = {
  args: { items: sevenFigures, value: 'Growth' },
  render: (args) => (
    <div style={{ width: '70rem' }}>
      <ChosenStrip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = (found: Element[]) => new Set(found.map((one) => one.getBoundingClientRect().top))
    await expect(canvas.getByText('Average daily reach').getClientRects().length).toBe(1)
    await expect(canvas.getByText('Average daily reach').offsetHeight).toBeGreaterThan(
      canvas.getByText('Views').offsetHeight,
    )
    await expect(tops(canvas.getAllByText('2.177')).size).toBe(1)
  },
}

/** However narrow the card, no line has a single figure. */
export const SevenInNarrowCards: Story = {
  args: { items: sevenFigures, value: 'Growth' },
  render: (args) => (
    <>
      {['62rem', '42rem', '36rem', '33rem', '31rem', '24rem'].map((width) => (
        <div key={width} style={{ width }}>
          <ChosenStrip {...args} label={width} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const strip of canvas.getAllByRole('radiogroup')) {
      const tops = within(strip)
        .getAllByRole('radio')
        .map((choice) => choice.getBoundingClientRect().top)
      const single = tops.filter((top) => tops.filter((other) => other === top).length === 1)
      await expect(single, strip.getAttribute('aria-label')!).toEqual([])
    }
  },
}

const phone = { viewport: { value: 'phone' } }

function isInside(cell: Element, row: Element) {
  const [inner, outer] = [cell.getBoundingClientRect(), row.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}

/** One row that scrolls sideways; choosing by arrow keys brings a figure into view. */
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('radiogroup')
    const revenue = canvas.getByRole('radio', { name: 'Store revenue ₺1,02M' })
    await expect(
      new Set(canvas.getAllByRole('radio').map((cell) => cell.getBoundingClientRect().top)).size,
    ).toBe(1)
    await expect(isInside(revenue, row)).toBe(false)
    canvas.getByRole('radio', { name: 'Reach 412,8K' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(revenue).toBeChecked()
    await waitFor(() => expect(isInside(revenue, row)).toBe(true))
    for (const cell of canvas.getAllByRole('radio')) {
      await userEvent.keyboard('{ArrowRight}')
      await expect(cell).toBeChecked()
      await waitFor(() => expect(isInside(cell, row)).toBe(true))
    }
  },
}

/** A figure chosen before is in view at once. */
export const ChosenOnAPhone: Story = {
  globals: phone,
  args: { value: 'revenue' },
  play: async ({ canvas }) => {
    const revenue = canvas.getByRole('radio', { name: 'Store revenue ₺1,02M' })
    await expect(isInside(revenue, canvas.getByRole('radiogroup'))).toBe(true)
  },
}

/** The same from the right. */
export const ChosenOnAPhoneRightToLeft: Story = {
  ...ChosenOnAPhone,
  render: (args) => (
    <div dir="rtl">
      <ChosenStrip {...args} />
    </div>
  ),
}

/** A row without a choice takes the focus, so that arrow keys scroll it. Its third figure is cut. */
export const ListOnAPhone: Story = {
  globals: phone,
  args: { onValueChange: undefined, items: figures.slice(0, 4) },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list')
    await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'))
    const share = canvas.getAllByRole('listitem')[0]!.offsetWidth / row.offsetWidth
    await expect(share).toBeCloseTo(0.425, 1)
    await userEvent.tab()
    await expect(canvas.getByRole('list', { name: 'Figures of 23 Oct – 21 Nov 2026' })).toHaveFocus()
  },
}

/** A remark stands beside its figure, so that no other cell gets higher. */
export const RemarkOnAPhone: Story = {
  globals: phone,
  args: {
    onValueChange: undefined,
    items: figures.slice(0, 4).map((figure) => ({
      ...figure,
      ...(figure.key === 'followers' && { footnote: '16.345 of 23.222 units without a known cost' }),
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('tabindex', '0'))
    const [plain, , , remarked] = canvas.getAllByRole('listitem')
    const space =
      plain!.getBoundingClientRect().bottom - plain!.lastElementChild!.getBoundingClientRect().bottom
    await expect(space).toBeLessThan(20)
    await expect(remarked!.offsetWidth).toBeGreaterThan(plain!.offsetWidth)
  },
}

/** A long word makes its own cell wider instead of the row higher. */
export const LongWordOnAPhone: Story = {
  globals: phone,
  args: { items: sevenFigures, value: 'Growth' },
  play: async ({ canvas }) => {
    const [long, short] = ['Average daily reach', 'Views'].map((word) => canvas.getByText(word))
    await expect(long!.offsetHeight).toBe(short!.offsetHeight)
  },
}

/** Placeholders don't scroll and take no focus. */
export const LoadingOnAPhone: Story = {
  globals: phone,
  args: { onValueChange: undefined, items: figures.map((figure) => ({ ...figure, value: undefined })) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list')
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    // Longer than the observer of the row's size needs.
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    await expect(row).not.toHaveAttribute('tabindex')
  },
}

export const States: Story = {
  render: ({ label: _label, ...args }) => {
    const one = (name: string, props: Partial<KpiStripProps<string>> = {}) => (
      <Card flush>
        <KpiStrip {...args} items={figures.slice(0, 2)} label={name} {...props} />
      </Card>
    )
    return (
      <StateGrid width={340}>
        <State name="Default">{one('Default')}</State>
        <State name="Hover" look="hover" of="div:has(> input:not(:checked))">
          {one('Hover')}
        </State>
        <State name="Focus" look="focus" of="input:checked">
          {one('Focus')}
        </State>
        <State name="Loading">
          {one('Loading', { items: figures.slice(0, 2).map((figure) => ({ ...figure, value: undefined })) })}
        </State>
        <State name="Empty">
          {one('Empty', {
            items: [
              { key: 'reach', label: 'Reach', value: null, change: <ChangeValue change={null} /> },
              { key: 'taps', label: 'Link taps', value: null, missing: 'Not shared' },
            ],
          })}
        </State>
        <State name="Nothing to choose">{one('Nothing to choose', { onValueChange: undefined })}</State>
      </StateGrid>
    )
  },
}
