import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, fn } from 'storybook/test'
import { examplePostSales } from './example-sales.ts'
import { RevenueCard, RevenueSkeleton } from './post-revenue.tsx'

const meta = {
  title: 'Analytics/PostRevenue',
  component: RevenueCard,
  args: { detail: examplePostSales, onLinkProducts: fn(), onOpen: fn() },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
} satisfies Meta<typeof RevenueCard>
export default meta
type Story = StoryObj<typeof meta>

const [inLira] = examplePostSales.sales ?? []

export const TwoCurrencies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Revenue in TRY/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /^Likely .*₺6\.489,00/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('likely', 'TRY')
    await userEvent.click(canvas.getByRole('radio', { name: /Revenue in EUR/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Exact .*€21,90/ }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('exact', 'EUR')
    await expect(canvas.queryByRole('button', { name: /^Likely/ })).toBeNull()
  },
}
export const OneCurrency: Story = { args: { detail: { ...examplePostSales, sales: inLira ? [inLira] : [] } } }
export const NothingSold: Story = {
  args: { detail: { ...examplePostSales, sales: [], days: [], estimates: [] } },
}
export const NothingLinked: Story = {
  args: {
    detail: {
      ...examplePostSales,
      counted_at: null,
      sales: null,
      days: [],
      estimates: [],
      products: [],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link a product' }))
    await expect(args.onLinkProducts).toHaveBeenCalledOnce()
  },
}
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const Loading: Story = { render: () => <RevenueSkeleton /> }
