import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Tabs, type TabsProps } from './tabs.tsx'

function Page({ value: first, onValueChange, ...tabs }: TabsProps<string>) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <Tabs {...tabs} value={value} onValueChange={change} />
}

const meta = {
  component: Page,
  args: {
    label: 'Stores',
    value: 'connected',
    onValueChange: fn(),
    items: [
      { value: 'connected', label: 'Connected', count: 3, content: 'Three stores' },
      { value: 'archived', label: 'Archived', count: 1, content: 'One store' },
      { value: 'collections', label: 'Collections', content: 'Collections' },
      { value: 'comments', label: 'Comments', tag: 'Soon', disabled: true, content: null },
    ],
  },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const WithCounts: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: /Connected/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('archived'))
    await expect(await canvas.findByRole('tabpanel', { name: /Archived/ })).toHaveTextContent('One store')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('collections'))
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
