import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '@tandem/design-system'
import { expect, fn } from 'storybook/test'
import { candle, lantern } from './example-sales.ts'
import { ShortLinkList } from './short-links.tsx'

const opened = {
  product_id: lantern.id,
  product_name: lantern.name,
  address: 'https://tandem.example/l/abcd2345',
  is_on: true,
  opens: 1_284,
  created_at: '2026-11-12T17:10:00.000Z',
}

const meta = {
  title: 'Analytics/Short links',
  component: ShortLinkList,
  args: {
    products: [lantern, candle],
    links: [opened],
    timezone: 'Europe/Istanbul',
    mayWrite: true,
    onSet: fn(async () => [opened]),
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof ShortLinkList>
export default meta
type Story = StoryObj<typeof meta>

/** One link was opened; the other product's link is created when somebody copies it. */
export const WithOpens: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^1\.284 opens since/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Turn off the short link to ${lantern.name}` }))
    await expect(args.onSet).toHaveBeenCalledWith(lantern.id, false)
  },
}
export const None: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Copy short link to/ })).toHaveLength(2)
    await expect(canvas.queryByText(/opens since/)).toBeNull()
  },
}
export const TurnedOff: Story = {
  args: { links: [{ ...opened, is_on: false }] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Turned off/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: `Copy short link to ${lantern.name}` })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: `Turn on the short link to ${lantern.name}` }))
    await expect(args.onSet).toHaveBeenCalledWith(lantern.id, true)
  },
}
export const ProductGone: Story = {
  args: { products: [], links: [{ ...opened, product_id: null, product_name: null }] },
}
/** Somebody with read access copies existing links. */
export const ReadOnly: Story = {
  args: { mayWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
