import axios, { type AxiosInstance, type CreateAxiosDefaults } from 'axios'
import qs from 'qs'
import { XSRF_COOKIE, XSRF_HEADER } from '#app/contract/auth.ts'

/** What all three clients have in common: cookies, the headers of the specification, brackets in query strings, no time limit. */
export function connect(baseURL: string, more: CreateAxiosDefaults = {}): AxiosInstance {
  return axios.create({
    baseURL,
    timeout: 0,
    // For programs: files of any size, and the server itself, whatever proxy the environment names for the world outside.
    maxBodyLength: Infinity,
    maxContentLength: Infinity,
    proxy: false,
    withCredentials: true,
    xsrfCookieName: XSRF_COOKIE,
    xsrfHeaderName: XSRF_HEADER,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    // Keys stay bare, values are encoded: `R&D #3` must survive.
    paramsSerializer: { serialize: (params) => qs.stringify(params, { arrayFormat: 'brackets', encodeValuesOnly: true }) },
    ...more,
  })
}
