import type { ReactNode } from 'react'
import * as components from './index.ts'

/** The names of everything that an entry exports and that can be rendered. */
export type ComponentName<Exported> = {
  [Name in keyof Exported]: Name extends Capitalize<string & Name>
    ? Exported[Name] extends
        ((props: never) => ReactNode) | (new (props: never) => { render: () => ReactNode })
      ? Name
      : never
    : never
}[keyof Exported]

const { Button, Filter, IconButton, Text, TextField } = components

const nothing = () => undefined
const icon = <components.LogoMark size="sm" />
const choices = [
  { value: 'home', label: 'Linden Home' },
  { value: 'oak', label: 'Oak Workshop' },
]
const dates = { preset: 'last_30_days', start: '2026-10-23', end: '2026-11-21' }

/** Every component with an example of it: whoever adds one gives an example here, or this file doesn't compile. */
export const examples: Record<ComponentName<typeof components>, ReactNode> = {
  Avatar: <components.Avatar fallback="SA" label="Selin Aydın" />,
  Badge: <components.Badge tone="success">Paid</components.Badge>,
  Banner: <components.Banner tone="danger" title="The store refused the key" />,
  BulkBar: (
    <components.BulkBar
      selection={components.selectRows(components.noneSelected, ['1'], true)}
      onSelectionChange={nothing}
      pageIds={['1', '2']}
      total={2}
      actions={[]}
    />
  ),
  Button: <Button variant="primary">Save order</Button>,
  Card: <components.Card title="Linden Home">48 orders</components.Card>,
  ChangeValue: <components.ChangeValue change={12.4}>12.4%</components.ChangeValue>,
  Checkbox: <components.Checkbox label="Remember me" />,
  ChoiceFilter: (
    <components.ChoiceFilter label="Store" options={choices} value={['oak']} onValueChange={nothing} />
  ),
  ColumnMenu: (
    <components.ColumnMenu
      columns={[{ key: 'date', header: 'Date' }]}
      value={undefined}
      onValueChange={nothing}
    />
  ),
  ComingSoonDrawing: <components.ComingSoonDrawing />,
  ConfirmDialog: (
    <components.ConfirmDialog
      title="Delete the note?"
      confirmLabel="Delete note"
      cancelLabel="Keep"
      open={false}
      onOpenChange={nothing}
      onConfirm={nothing}
    >
      Nobody can read it any more.
    </components.ConfirmDialog>
  ),
  ConnectDrawing: <components.ConnectDrawing from={icon} to={icon} />,
  CopyRequestId: <components.CopyRequestId requestId="0192f0c1" />,
  Count: <components.Count>12</components.Count>,
  DataTable: (
    <components.DataTable
      label="Orders"
      columns={[
        { key: 'number', header: 'Order', cell: (row: { number: string }) => row.number, primary: true },
      ]}
      rows={[{ number: 'TS-4812' }, { number: 'TS-4811' }]}
      getRowId={(row) => row.number}
      empty={null}
      paging={{ page: 1, pageCount: 132, perPage: 10, total: 1318, onPageChange: nothing }}
    />
  ),
  DateRangeFilter: (
    <components.DateRangeFilter
      label="Date"
      value={dates}
      onValueChange={nothing}
      presets={[]}
      today="2026-11-21"
    />
  ),
  Dialog: (
    <components.Dialog title="Connect a store" open={false} onOpenChange={nothing}>
      <TextField label="Display name" />
    </components.Dialog>
  ),
  Divider: <components.Divider>or</components.Divider>,
  EmptyState: <components.EmptyState kind="nothingYet" title="No orders yet" headingLevel={2} />,
  ErrorState: <components.ErrorState title="Couldn’t load orders" onRetry={nothing} />,
  Field: (
    <components.Field label="Volume">{(control) => <input type="range" {...control} />}</components.Field>
  ),
  Filter: (
    <Filter label="Payment" valueText="Paid">
      <Text>What chooses the value</Text>
    </Filter>
  ),
  FilterBar: (
    <components.FilterBar label="Filter orders" activeCount={0} onClearAll={nothing}>
      <Filter label="Payment">
        <Text>What chooses the value</Text>
      </Filter>
    </components.FilterBar>
  ),
  Grid: <components.Grid columns={2}>two columns</components.Grid>,
  Heading: <components.Heading level={2}>Orders</components.Heading>,
  IconButton: <IconButton label="Share" icon={icon} />,
  Inline: <components.Inline gap="2">side by side</components.Inline>,
  Kbd: <components.Kbd>K</components.Kbd>,
  KpiStrip: (
    <components.KpiStrip label="Figures" items={[{ key: 'reach', label: 'Reach', value: '412.8K' }]} />
  ),
  Link: <components.Link href="https://example.com">Example</components.Link>,
  Loading: <components.Loading label="Loading stores">…</components.Loading>,
  Logo: <components.Logo name="Tandem" />,
  LogoMark: icon,
  MediaThumb: <components.MediaThumb src={null} alt="A lantern" icon={icon} />,
  Menu: (
    <components.Menu
      trigger={<IconButton label="Actions" icon={icon} />}
      items={[{ key: 'open', label: 'Open', onSelect: nothing }]}
    />
  ),
  NumberRangeFilter: (
    <components.NumberRangeFilter
      label="Total"
      value={{ min: 10, max: null }}
      onValueChange={nothing}
      unit="USD"
    />
  ),
  NumbersProvider: (
    <components.NumbersProvider locale="en">
      <components.Pagination page={1234} pageCount={1300} onPageChange={nothing} />
    </components.NumbersProvider>
  ),
  OptionCards: <components.OptionCards label="Shop" options={choices} value="home" onValueChange={nothing} />,
  OrElse: (
    <components.OrElse instead={null}>
      <Text>a tip</Text>
    </components.OrElse>
  ),
  PageHeader: <components.PageHeader title="Orders" description="1,318 orders" />,
  PageNotice: (
    <components.PageNotice
      label="404"
      title="Not found"
      text="It was deleted."
      actions={<Button>Go home</Button>}
    />
  ),
  Pagination: <components.Pagination page={2} pageCount={12} onPageChange={nothing} />,
  PasswordField: <components.PasswordField label="Password" showLabel="Show" hideLabel="Hide" />,
  PictureCropper: (
    <components.PictureCropper
      src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='20'/%3E"
      width={60}
      height={20}
    />
  ),
  Popover: (
    <components.Popover label="Note" trigger={<Button>Add note</Button>}>
      <TextField label="Text" />
    </components.Popover>
  ),
  ProgressBar: <components.ProgressBar label="Orders" value={12} max={48} valueText="12 of 48" />,
  ProgressLine: <components.ProgressLine />,
  ScrollRegion: <components.ScrollRegion aria-label="Sales by month">Sales</components.ScrollRegion>,
  SearchField: (
    <components.SearchField label="Search orders" clearLabel="Clear" value="" onValueChange={nothing} />
  ),
  Select: <components.Select label="Store" options={choices} value="home" onValueChange={nothing} />,
  Sheet: (
    <components.Sheet title="Menu" open={false} onOpenChange={nothing}>
      <Text>Orders</Text>
    </components.Sheet>
  ),
  Skeleton: <components.Skeleton width={240} />,
  Sparkline: <components.Sparkline label="Followers" values={[1, 3, 2]} />,
  Spinner: <components.Spinner label="Syncing" />,
  Stack: <components.Stack gap="2">below each other</components.Stack>,
  StarButton: <components.StarButton label="Star orders" starred={false} onClick={nothing} />,
  Switch: <components.Switch label="Open at start" />,
  Switcher: <components.Switcher label="Store" options={choices} value="oak" onValueChange={nothing} />,
  Tabs: (
    <components.Tabs
      label="Stores"
      value="connected"
      onValueChange={nothing}
      items={[{ value: 'connected', label: 'Connected', content: 'Three stores' }]}
    />
  ),
  Tag: <components.Tag>Soon</components.Tag>,
  TagsField: (
    <components.TagsField
      label="Emails"
      tags={[]}
      typed=""
      onTypedChange={nothing}
      separators={/[\s,;]/}
      onAdd={nothing}
      onRemove={nothing}
      labels={{ list: 'People', remove: (value) => `Remove ${value}` }}
    />
  ),
  Text: <Text tone="muted">Updated 4 min ago</Text>,
  TextArea: <components.TextArea label="Note" />,
  TextField: <TextField label="Display name" />,
  Tooltip: (
    <components.Tooltip content="1,234,567.89">
      <Button>1.23M</Button>
    </components.Tooltip>
  ),
  VirtualGrid: (
    <components.VirtualGrid
      label="Posts"
      count={3}
      minWidth={240}
      estimateHeight={(width) => width}
      itemLabel={(index) => `Post ${index}`}
      renderItem={(index) => <Text>Post {index}</Text>}
    />
  ),
  VisuallyHidden: <components.VisuallyHidden>up</components.VisuallyHidden>,
}
