import '@tandem/design-system/fonts.css'
import '@tandem/styles/styles.css'
import { createQueryClient, endpointQuery } from '@tandem/api-client/react'
import { listTimezones } from '@tandem/api-contract'
import {
  Button,
  Card,
  Checkbox,
  ConfirmDialog,
  DataTable,
  FilterBar,
  Heading,
  Menu,
  NumberRangeFilter,
  NumbersProvider,
  Select,
  Stack,
  Switch,
  TagsField,
  TextField,
  toast,
  Tooltip,
} from '@tandem/design-system'
import type { NumberRange } from '@tandem/design-system'
import { LineChart } from '@tandem/design-system/charts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const queryClient = createQueryClient({ onError: (error) => console.error(error) })
const rows = [
  { name: 'Linen towel', sold: 1204 },
  { name: 'Oak board', sold: 87 },
]
const days = ['2026-11-23', '2026-11-24', '2026-11-25']
const anyNumber = { min: null, max: null }
const inWords = (value: number) => `${value} people`

function Zones() {
  const { data } = useQuery(endpointQuery(listTimezones, {}))
  const options = (data ?? []).map((zone) => ({ value: zone, label: zone }))
  const [value, setValue] = useState<string>()
  return <Select label="Time zone" options={options} value={value} onValueChange={setValue} />
}

function Page() {
  const [isAsking, setAsking] = useState(false)
  const [name, setName] = useState('')
  const [sold, setSold] = useState<NumberRange>(anyNumber)
  const [tags, setTags] = useState<{ value: string }[]>([])
  const [typed, setTyped] = useState('')
  return (
    <Stack gap="4">
      <Heading level={1}>Components</Heading>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Checkbox label="Gift" />
      <Switch label="Daily mail" />
      <Zones />
      <TagsField
        label="People"
        tags={tags}
        typed={typed}
        onTypedChange={setTyped}
        separators={/[,\s]+/}
        onAdd={(text) => {
          setTags([...tags, { value: text.trim() }])
          setTyped('')
        }}
        onRemove={(value) => setTags(tags.filter((tag) => tag.value !== value))}
        labels={{ list: 'Invited people', remove: (value) => `Remove ${value}` }}
      />
      <Tooltip content="Saves it for everybody">
        <Button onClick={() => toast.success({ title: `Saved ${name}` })}>Save name</Button>
      </Tooltip>
      <Menu
        trigger={<Button>More</Button>}
        items={[{ key: 'delete', label: 'Delete towel', danger: true, onSelect: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete Linen towel?"
        confirmLabel="Delete towel"
        cancelLabel="Keep towel"
        onConfirm={() => setAsking(false)}
        danger
      >
        Its orders stay.
      </ConfirmDialog>
      <FilterBar label="Filter products" activeCount={0} onClearAll={() => setSold(anyNumber)}>
        <NumberRangeFilter label="Sold" value={sold} onValueChange={setSold} />
      </FilterBar>
      <DataTable
        label="Products"
        columns={[
          { key: 'name', header: 'Product', primary: true, cell: (row) => row.name },
          { key: 'sold', header: 'Sold', align: 'end', cell: (row) => row.sold },
        ]}
        rows={rows}
        getRowId={(row) => row.name}
        empty="No products"
      />
      <Card flush>
        <LineChart
          title="Reach"
          axis={{ days }}
          series={[{ key: 'reach', label: 'Reach', values: [1200, 1350, 900] }]}
          formatValue={inWords}
        />
      </Card>
    </Stack>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <NumbersProvider locale="de-CH">
        <Page />
      </NumbersProvider>
    </QueryClientProvider>
  </StrictMode>,
)
