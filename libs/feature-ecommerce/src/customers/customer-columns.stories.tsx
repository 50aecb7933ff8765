import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Customer } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import { expect } from 'storybook/test'
import { listColumns } from '../lists/list-columns.tsx'
import { customerColumns } from './customer-columns.tsx'
import { exampleCustomers } from './example-customers.ts'

interface CustomersTableProps {
  customers: Customer[] | undefined
  partlyKnown?: number[]
}

const CustomersTable = ({ customers, partlyKnown = [] }: CustomersTableProps) => (
  <DataTable
    label="Customers"
    columns={listColumns(customerColumns, { timeZone: 'Europe/Istanbul', stores: [], partlyKnown })}
    rows={customers}
    getRowId={({ id }) => String(id)}
    sort="-last_order_at"
    onSortChange={() => undefined}
    empty={null}
  />
)

const meta = {
  title: 'E-commerce/Customer columns',
  component: CustomersTable,
  args: { customers: exampleCustomers() },
} satisfies Meta<typeof CustomersTable>
export default meta
type Story = StoryObj<typeof meta>

export const EachKind: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No name')).toBeVisible()
    await expect(canvas.getByText('£649,00')).toBeVisible()
    await expect(canvas.getByText('¥12.480')).toBeVisible()
    // The amount spent, and the average order.
    const noughts = await canvas.findAllByText('€0,00')
    await expect(noughts[0]).toBeVisible()
  },
}
export const OneRow: Story = { args: { customers: exampleCustomers().slice(0, 1) } }
/** Older orders of the store were never read: what nobody is known to have bought isn’t 0. */
export const PartlyKnown: Story = {
  args: { partlyKnown: [3] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('cell', { name: '0' })).toBeNull()
    await expect(canvas.getAllByRole('cell', { name: '–' })).not.toHaveLength(0)
  },
}
export const Loading: Story = { args: { customers: undefined } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
