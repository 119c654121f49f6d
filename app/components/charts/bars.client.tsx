import { Bar, BarChart, CartesianGrid, Legend, Rectangle, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

export interface BarsProps {
  data: Record<string, string | number>[]
  /** Which member of each row names the bar. */
  name: string
  /** The members that are drawn, with their label and CSS colour. */
  bars: { key: string; label: string; colour: string }[]
  stacked?: boolean
  /** Bars lie, names stand at the left: for long names. */
  lying?: boolean
  format: (value: number) => string
}

/** With more bars than these beside each other the spaces between them would be wider than they. */
const SPACIOUS = 20

const ink = { fill: 'var(--muted)', fontSize: 12 }

/** recharts, loaded only where a chart is seen; the same numbers stand in a table beside it. */
export default function Bars({ data, name, bars, stacked, lying, format }: BarsProps) {
  const names = { dataKey: name, tick: ink, tickLine: false, axisLine: { stroke: 'var(--line)' } }
  const values = { tick: ink, tickLine: false, axisLine: false, tickFormatter: format, allowDecimals: false }
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={data}
        layout={lying ? 'vertical' : 'horizontal'}
        margin={{ top: 4, right: 8, bottom: 0, left: lying ? 8 : -12 }}
        barGap={data.length > SPACIOUS ? 0 : 2}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" vertical={lying === true} horizontal={!lying} />
        {lying ? <XAxis type="number" {...values} /> : <XAxis {...names} minTickGap={16} />}
        {/* Without an interval of 0 every other name is left out. */}
        {lying ? <YAxis type="category" width={150} interval={0} {...names} /> : <YAxis {...values} />}
        <Tooltip
          formatter={(value) => format(Number(value))}
          cursor={<Rectangle fill="var(--sunken)" />}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 8,
            color: 'var(--ink)',
            fontSize: 13,
          }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        {bars.length > 1 ? (
          <Legend
            itemSorter={null}
            iconType="circle"
            iconSize={8}
            wrapperStyle={{ fontSize: 13 }}
            formatter={(label) => <span style={{ color: 'var(--ink)' }}>{label}</span>}
          />
        ) : null}
        {bars.map(({ key, label, colour }) => (
          <Bar
            key={key}
            dataKey={key}
            name={label}
            fill={colour}
            stackId={stacked ? 'all' : undefined}
            maxBarSize={28}
            radius={stacked ? 0 : 3}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
