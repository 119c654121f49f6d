import { z } from 'zod'
import { answers, refusal } from './answers.ts'
import { endpoints, type Endpoint } from './endpoints.ts'

const JSON_API = 'application/vnd.api+json'
type Json = Record<string, unknown>

/** The description of the API as OpenAPI 3.1, made from the very schemas that validate what comes in. */
export function describeApi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method] = operationOf(endpoint)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gleaner',
      version,
      description:
        'Work orders and invoices read from PDF. Query parameters use brackets: filter[status][]=pending&page[size]=50. Dates are yyyy-mm-dd, amounts exact decimal strings, null means that the document does not mention a value.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(answers).map(([name, schema]) => [name, schemaOf(schema, 'output')])),
        Refusal: schemaOf(refusal, 'output'),
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An access token of POST /oauth/token, or an API token' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'gleaner_session',
          description: 'Changes then need X-XSRF-TOKEN, equal to the cookie XSRF-TOKEN',
        },
      },
    },
  }
}

function operationOf(endpoint: Endpoint): Json {
  const { summary, needs, access = 'read', body, status, answer, content } = endpoint
  const type = endpoint.path.startsWith('/oauth/') ? 'application/json' : JSON_API
  const ok = answer ? { [type]: { schema: refer(answer) } } : content ? { [content]: {} } : undefined
  return {
    summary:
      needs && needs !== 'member' ? `${summary} (${needs === 'kind' ? 'workOrderIndex or invoiceIndex' : needs}: ${access})` : summary,
    ...(needs ? { security: [{ bearer: [] }, { cookie: [] }] } : { security: [] }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(body && { requestBody: requestBodyOf(body) }),
    responses: {
      [status]: { description: answer ?? 'Done', ...(ok && { content: ok }) },
      ...(endpoint.path.startsWith('/api/') && {
        default: { description: 'Refused', content: { [JSON_API]: { schema: refer('Refusal') } } },
      }),
    },
  }
}

function requestBodyOf({ form, schema, optional = false }: NonNullable<Endpoint['body']>): Json {
  const inner = schemaOf(schema, 'input')
  if (form === 'files') return { required: true, content: { 'multipart/form-data': { schema: inner } } }
  if (form === 'json') return { required: !optional, content: { 'application/json': { schema: inner } } }
  const data = {
    type: 'object',
    required: ['type', 'attributes'],
    properties: { type: { type: 'string' }, id: { type: 'string' }, attributes: inner },
  }
  return { required: true, content: { [JSON_API]: { schema: { type: 'object', required: ['data'], properties: { data } } } } }
}

function pathParameters({ path }: Endpoint): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'kind' ? { type: 'string', enum: ['work_orders', 'invoice_extracts'] } : { type: 'string' },
  }))
}

/** Objects are written with brackets, which OpenAPI calls deepObject. */
function queryParameters({ query }: Endpoint): Json[] {
  const { properties = {}, required = [] } = (query ? schemaOf(query, 'input') : {}) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(schema.type === 'object' && { style: 'deepObject', explode: true }),
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  return rest
}

function refer(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}
