import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@tandem/design-system/css'
import { Inline } from '../layout/inline.tsx'
import { Logo, LogoMark } from './logo.tsx'

const meta = {
  title: 'Logo (brand)',
  id: 'design-system-logo',
  component: Logo,
  subcomponents: { LogoMark },
  args: { name: 'Tandem' },
} satisfies Meta<typeof Logo>
export default meta

type Story = StoryObj<typeof meta>

export const MarkAndWord: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <Inline gap="6">
      <LogoMark label="Tandem" size="sm" />
      <LogoMark label="Tandem" size="md" />
      <LogoMark label="Tandem" size="lg" />
      <Logo {...args} size="lg" />
    </Inline>
  ),
}
/** A part of a page that stays dark in both themes, as beside the sign-in form. */
export const OnDark: Story = {
  render: (args) => (
    <div data-theme="dark" className={css({ background: 'bg.selected', color: 'fg.default', padding: '6' })}>
      <Logo {...args} size="lg" />
    </div>
  ),
}
