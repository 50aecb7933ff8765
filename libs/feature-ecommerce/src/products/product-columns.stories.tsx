import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Product } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import { expect } from 'storybook/test'
import { listColumns } from '../lists/list-columns.tsx'
import { exampleProducts } from './example-products.ts'
import { productColumns } from './product-columns.tsx'

interface ProductsTableProps {
  products: Product[] | undefined
  partlyKnown?: number[]
}

const ProductsTable = ({ products, partlyKnown = [] }: ProductsTableProps) => (
  <DataTable
    label="Products"
    columns={listColumns(productColumns, { timeZone: 'Europe/Istanbul', stores: [], partlyKnown })}
    rows={products}
    getRowId={({ id }) => String(id)}
    density="media"
    sort="-units_sold"
    onSortChange={() => undefined}
    empty={null}
  />
)

const meta = {
  title: 'E-commerce/Product columns',
  component: ProductsTable,
  args: { products: exampleProducts() },
} satisfies Meta<typeof ProductsTable>
export default meta
type Story = StoryObj<typeof meta>

export const EachKind: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No name')).toBeVisible()
    await expect(await canvas.findByText('¥1.200–¥1.550')).toBeVisible()
    await expect(await canvas.findByText('1.234.567')).toBeVisible()
  },
}
export const OneRow: Story = { args: { products: exampleProducts().slice(0, 1) } }
/** Older orders of the store were never read: what nobody is known to have bought isn’t 0. */
export const PartlyKnown: Story = {
  args: { partlyKnown: [3] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0 sold')).toBeNull()
    await expect(canvas.getAllByRole('cell', { name: '–' })).not.toHaveLength(0)
  },
}
export const Loading: Story = { args: { products: undefined } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
