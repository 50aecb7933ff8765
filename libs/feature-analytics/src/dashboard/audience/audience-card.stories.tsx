import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, fn } from 'storybook/test'
import { AudienceCard } from './audience-widget.tsx'
import { exampleAudience } from './example-audience.ts'

const meta = {
  title: 'Analytics/Dashboard/Audience',
  component: AudienceCard,
  args: {
    audience: exampleAudience,
    view: 'age',
    of: 'followers',
    timeZone: 'Europe/Istanbul',
    hasAccounts: true,
    hasStores: true,
    isBusy: false,
    isBeingRead: false,
    onChange: fn(),
  },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
} satisfies Meta<typeof AudienceCard>
export default meta
type Story = StoryObj<typeof meta>

export const ByAge: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('35,0%')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Cities' }))
    await expect(args.onChange).toHaveBeenCalledWith({ audience: 'cities' })
  },
}

/** Followers and buyers as separate parts. */
export const ByCountry: Story = {
  args: { view: 'countries' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('76,2%')).toBeVisible()
    await expect(canvas.getByText('Others')).toBeVisible()
  },
}

export const WithoutStore: Story = {
  args: { view: 'cities', hasStores: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connect a store to see where your buyers are.')).toBeVisible()
    await expect(canvas.queryByText('Buyers')).toBeNull()
  },
}

/** The source links to the chosen account. */
export const OfOneAccount: Story = {
  args: { accountId: 7 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Accounts' })).toHaveAttribute(
      'href',
      expect.stringMatching(/accounts\?account=7$/),
    )
  },
}

export const NotShared: Story = {
  args: {
    audience: { ...exampleAudience, age_gender: null, countries: null, cities: null, accounts_told: 0 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not available from Instagram yet')).toBeVisible()
  },
}

export const Loading: Story = { args: { audience: undefined } }
export const OnAPhone: Story = { args: { view: 'countries' }, globals: { viewport: { value: 'phone' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
