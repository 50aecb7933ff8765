import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, fn, screen, within } from 'storybook/test'
import { examplePostSales, lantern } from './example-sales.ts'
import { RevenueCard, RevenueSkeleton } from './post-revenue.tsx'

const meta = {
  title: 'Analytics/Post revenue',
  component: RevenueCard,
  args: { detail: examplePostSales, onLinkProducts: fn(), onOpen: fn() },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
} satisfies Meta<typeof RevenueCard>
export default meta
type Story = StoryObj<typeof meta>

const [inLira] = examplePostSales.sales ?? []

export const TwoCurrencies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Proven in TRY/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /^From Instagram, .*₺6\.489,00/ }))
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'organic', currency: 'TRY', window: '7' })
    await userEvent.click(canvas.getByRole('radio', { name: /Proven in EUR/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Proven, .*€21,90/ }))
    await expect(canvas.queryByRole('button', { name: /^From Instagram/ })).toBeNull()
  },
}
export const OneCurrency: Story = { args: { detail: { ...examplePostSales, sales: inLira ? [inLira] : [] } } }
export const NothingSold: Story = {
  args: { detail: { ...examplePostSales, sales: [], days: [] } },
}

const unread_stores = [
  { store_id: lantern.store_id, known_since: '2026-11-15T09:30:00.000Z', currencies: ['EUR', 'TRY'] },
]
/** The post is older than the known orders of its store: no figure is 0. */
export const OlderThanItsOrders: Story = {
  args: { detail: { ...examplePostSales, unread_stores } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Proven in EUR/ }))
    await expect(canvas.getByText('Not all orders before 16 Nov 2026 are known.')).toBeVisible()
    const figures = within(canvas.getByRole('list', { name: 'What this post sold' }))
    await expect(figures.queryByText('0 orders, 0 units')).toBeNull()
    await expect(figures.getAllByText('–')).toHaveLength(2)
    await expect(canvas.getByRole('row', { name: 'Pillar candle, set of 3 16 2 3 –' })).toBeVisible()
  },
}
export const NothingKnownSold: Story = {
  args: { detail: { ...examplePostSales, sales: [], days: [], unread_stores } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not all orders before 16 Nov 2026 are known\. None of/)).toBeVisible()
    await expect(canvas.queryByText(/^No order/)).toBeNull()
  },
}
export const NothingLinked: Story = {
  args: {
    detail: {
      ...examplePostSales,
      counted_at: null,
      sales: null,
      days: [],
      products: [],
      lift: null,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link a product' }))
    await expect(args.onLinkProducts).toHaveBeenCalledOnce()
  },
}
export const NothingLinkedToAnOlderPost: Story = {
  args: { detail: { ...NothingLinked.args!.detail!, unread_stores } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not all orders before 16 Nov 2026 are known.')).toBeVisible()
  },
}
/** The example in the explanation links to its orders. */
export const Explained: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How this is worked out' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'How this is worked out' }))
    await userEvent.click(sheet.getByRole('button', { name: 'See these orders' }))
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'proven', currency: 'TRY', window: '7' })
  },
}
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const Loading: Story = { render: () => <RevenueSkeleton /> }
