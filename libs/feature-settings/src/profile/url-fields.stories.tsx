import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { UrlFields } from './url-fields.tsx'

const meta = {
  title: 'Settings/Addresses',
  component: UrlFields,
  args: {
    urls: [
      { key: 'a', url: 'https://example.com' },
      { key: 'b', url: 'somewhere' },
    ],
    errorOf: (place) => (place === 1 ? 'Url must be url format' : undefined),
    error: undefined,
    onChange: fn(),
  },
  render: function Typed(args) {
    const [urls, setUrls] = useState(args.urls)
    return <UrlFields {...args} urls={urls} onChange={setUrls} />
  },
} satisfies Meta<typeof UrlFields>
export default meta

type Story = StoryObj<typeof meta>

export const WithAnError: Story = {}

export const AddedAndRemoved: Story = {
  args: { urls: [], errorOf: () => undefined },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add link' })
    for (let place = 1; place <= 5; place++) {
      await userEvent.click(add)
      await expect(canvas.getByRole('textbox', { name: `Link ${place}` })).toHaveFocus()
    }
    await expect(add).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove link 2' }))
    await expect(add).toHaveFocus()
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4)
  },
}
