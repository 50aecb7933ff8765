import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Store, SyncProgress } from '@tandem/api-contract'
import { expect, fn } from 'storybook/test'
import { NoRows } from './no-rows.tsx'

const narrowed = (term: string, isFiltered: boolean) => ({
  term,
  isFiltered,
  isNarrowed: isFiltered || term !== '',
  searchFor: fn(),
  clearFilters: fn(),
})

const store = (
  state: Store['sync']['state'],
  orders?: Omit<SyncProgress, 'kind'>,
  orders_count = 0,
): Pick<Store, 'name' | 'sync' | 'customers_count' | 'orders_count' | 'products_count'> => ({
  name: 'Linden Home',
  orders_count,
  customers_count: 0,
  products_count: 0,
  sync: {
    state,
    started_at: null,
    finished_at: null,
    succeeded_at: null,
    error: null,
    progress: orders ? [{ kind: 'orders', ...orders }] : [],
    difference: null,
    compared_at: null,
    unread_count: 0,
  },
})

const meta = {
  title: 'E-commerce/No rows',
  component: NoRows,
  args: { kind: 'orders', list: narrowed('', false), stores: [store('succeeded')] },
} satisfies Meta<typeof NoRows>
export default meta
type Story = StoryObj<typeof meta>

export const NoneYet: Story = {}
export const NoProductsYet: Story = { args: { kind: 'products' } }
export const NothingFound: Story = {
  args: {
    list: narrowed('lantern', true),
    stores: [store('succeeded', undefined, 12)],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No results for “lantern” with these filters.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.list.searchFor).toHaveBeenCalledWith('')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.list.clearFilters).toHaveBeenCalledOnce()
  },
}
export const NothingLeft: Story = {
  args: { list: narrowed('', true), stores: [store('succeeded', undefined, 12)] },
}
/** A store without orders offers no filters to clear. */
export const NoneToFilter: Story = { args: { list: narrowed('', true) } }
export const OtherThingsFirst: Story = { args: { stores: [store('running')] } }
export const BeingRead: Story = {
  args: { stores: [store('running', { state: 'running', done: 0, total: 48_000 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '0 of about 48.000 orders',
    )
  },
}
