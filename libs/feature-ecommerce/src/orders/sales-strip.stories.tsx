import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tandem/design-system'
import { MemoryRouter } from 'react-router'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { SalesStrip } from './sales-strip.tsx'

const noCosts = { units: 0, todays_units: 0, revenue: 0, cost: 0 }

const meta = {
  title: 'E-commerce/Sales strip',
  component: SalesStrip,
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
  args: {
    currencies: 2,
    totals: [
      {
        currency: 'TRY',
        orders: 1318,
        units: 4_211,
        revenue: 57_836_00,
        refunds: 1_200_00,
        unsplit: 0,
        costed: { units: 3_800, todays_units: 1_200, revenue: 45_000_00, cost: 26_123_45.6789 },
        split: {
          gross: 52_000_00,
          discounts: 2_000_00,
          fees: 36_00,
          shipping: 1_000_00,
          tax: 8_000_00,
          other: 0,
          refunded: 1_200_00,
        },
      },
      {
        currency: 'JPY',
        orders: 12,
        units: 14.125,
        revenue: 142_480,
        refunds: 0,
        unsplit: 12,
        costed: noCosts,
        split: null,
      },
    ],
    period: '23 Oct – 21 Nov 2026, Europe/Istanbul',
    knownSince: null,
    isNarrowed: false,
    isChartShown: false,
    comparePath: '/e-commerce/reconcile',
    onChartShownChange: fn(),
  },
} satisfies Meta<typeof SalesStrip>
export default meta
type Story = StoryObj<typeof meta>

export const SeveralCurrencies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('₺57.836,00')).toBeVisible()
    await expect(canvas.getByText('¥142.480')).toBeVisible()
    await expect(canvas.getByText('14,125')).toBeVisible()
    await expect(fits(canvas.getByRole('group', { name: 'Sales by currency' }))).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Breakdown' }))
    const split = within(await screen.findByRole('dialog', { name: 'How revenue adds up' }))
    await waitFor(() => expect(split.getByText('Items after discounts')).toBeVisible())
    await expect(split.getByText('₺50.000,00')).toBeVisible()
    await expect(split.getByText('₺59.036,00')).toBeVisible()
    await expect(split.getByText(/The parts of 12 orders aren’t known yet/)).toBeVisible()
    await expect(split.getByText('₺18.876,54')).toBeVisible()
    await expect(split.getByText(/For 411 of 4.211 units the cost is unknown/)).toBeVisible()
    await expect(split.getByText(/Today’s cost is used for 1.200 units/)).toBeVisible()
    await expect(split.getByText(/^Unknown: your stores have no cost/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Chart' }))
    await expect(args.onChartShownChange).toHaveBeenCalledWith(true)
  },
}
const many = ['TRY', 'GBP', 'EUR', 'USD', 'JPY', 'KWD'].map((currency) => ({
  currency,
  orders: 123_456,
  units: 1_234_567,
  revenue: 123_456_789_00,
  refunds: 1_234_567_89,
  unsplit: 1,
  costed: { units: 1_000_000, todays_units: 0, revenue: 99_999_999_99, cost: 12_345_678_90 },
  split: null,
}))

const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height)

const fits = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight

/** What is below doesn't move, however many currencies there are; two fit, and more of them scroll. */
export const HoweverMany: Story = {
  render: (args) => (
    <Stack gap="4" data-strips="">
      {[0, 1, 2, 6].map((count) => (
        <SalesStrip key={count} {...args} totals={many.slice(0, count)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const strips = [...canvasElement.querySelector('[data-strips]')!.children]
    await expect(new Set(strips.map(heightOf)).size).toBe(1)
    const all = canvas.getAllByRole('group', { name: 'Sales by currency' }).at(-1)!
    await expect(fits(all)).toBe(false)
    all.focus()
    await expect(all).toHaveFocus()
  },
}
export const HoweverManyOnAPhone: Story = {
  ...HoweverMany,
  globals: { viewport: { value: 'phone' } },
}

/** Stores with one currency reserve no space for a second. */
export const OneCurrency: Story = {
  render: (args) => (
    <Stack gap="4" data-strips="">
      {[0, 1, 2].map((count) => (
        <SalesStrip key={count} {...args} currencies={Math.max(1, count)} totals={many.slice(0, count)} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [none, one, two] = [...canvasElement.querySelector('[data-strips]')!.children].map(heightOf)
    await expect(none).toBe(one)
    await expect(one).toBeLessThan(two!)
  },
}
export const OneCurrencyOnAPhone: Story = {
  ...OneCurrency,
  globals: { viewport: { value: 'phone' } },
}
/** Of filtered orders there is nothing to compare with the shop's report. */
export const Filtered: Story = { args: { isNarrowed: true, comparePath: undefined, isChartShown: true } }
export const NothingFound: Story = { args: { isNarrowed: true, totals: [] } }
export const KnownSinceADay: Story = { args: { knownSince: '3 Oct 2026' } }
export const NothingSold: Story = { args: { totals: [] } }
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(fits(canvas.getByRole('group', { name: 'Sales by currency' }))).toBe(true)
  },
}
export const InTheDark: Story = { globals: { theme: 'dark' } }
