import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, RefreshCw } from 'lucide-react'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Switcher } from '../select/select.tsx'
import { PageHeader } from './page-header.tsx'

const meta = {
  title: 'Page header (title bar)',
  id: 'design-system-page-header',
  component: PageHeader,
  args: { title: 'Orders', description: '' },
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}

export const WithEverything: Story = {
  args: {
    description: '1.318 orders, updated 4 min ago',
    actions: (
      <>
        <Switcher
          label="Store"
          options={[
            { value: 'home', label: 'Linden Home', hint: 'TRY' },
            { value: 'oak', label: 'Oak Workshop', hint: 'EUR' },
          ]}
          value="home"
          onValueChange={fn()}
        />
        <Button icon={<RefreshCw aria-hidden />}>Sync now</Button>
        <Button icon={<Download aria-hidden />}>Export</Button>
      </>
    ),
    filters: (
      <SearchField
        label="Search orders"
        placeholder="Search order, customer or email"
        clearLabel="Clear search"
        value=""
        onValueChange={fn()}
        shortcut="/"
      />
    ),
  },
}

export const OnAPhone: Story = { ...WithEverything, globals: { viewport: { value: 'phone' } } }

export const LongText: Story = {
  args: {
    ...WithEverything.args,
    title: 'Orders of a store with an unusually long name that wraps',
    description:
      'A description that spells out its range: 23 Oct – 21 Nov 2026, Europe/Istanbul, compared with the period before',
  },
}

export const RightToLeft: Story = {
  args: { ...WithEverything.args, title: 'متجر الزيتون 12', description: 'طلبات متجر الزيتون' },
}
