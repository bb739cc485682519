import {
  contract,
  contractHeader,
  contractNumber,
  membershipHeader,
  type Operation,
  operations,
} from '@hoa/api';
import * as z from 'zod/mini';
import { secureName, sessionCookieName } from './cookies.ts';

/** Generates the API description as OpenAPI 3.1 from the schemas that validate input. */
export function openApi(names: readonly Operation[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'The portal of a homeowners’ association',
      version: String(contractNumber),
      description:
        'Every operation is a POST with its input as JSON. A command that carries a requestId is carried out once, however often it is sent. Writing requests are taken from the portal’s own pages.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: [...new Set(names.map(subjectOf))].map((name) => ({ name })),
    paths: Object.fromEntries(
      names.map((name) => [`/api/operations/${name}`, { post: operationOf(name) }]),
    ),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: secureName(sessionCookieName) },
      },
      parameters: {
        membership: {
          name: membershipHeader,
          in: 'header',
          description: 'The membership in which the person acts; their first when left out.',
          schema: { type: 'string' },
        },
        contract: {
          name: contractHeader,
          in: 'header',
          description: 'The contract number that the caller was built with.',
          schema: { type: 'integer' },
        },
      },
      schemas: {
        Problem: problemSchema,
        Repeatable: {
          type: 'object',
          properties: { requestId: { type: 'string', minLength: 1, maxLength: 100 } },
        },
      },
      responses: {
        Problem: {
          description: 'What went wrong.',
          content: {
            'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          },
        },
      },
    },
  };
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'params', 'traceId'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'The text for a person, in English.' },
    code: { type: 'string', description: 'Chooses the text in the person’s language.' },
    params: { type: 'object', additionalProperties: { type: 'string' } },
    field: { type: 'string', description: 'The first input that is not valid.' },
    traceId: { type: 'string', minLength: 8, maxLength: 8 },
  },
};

/** The status codes of documented problems, without that of an unexpected error. */
const refusals = ['401', '403', '404', '409', '413', '422', '429', '501', '503'];

function operationOf(name: Operation) {
  const { kind } = operations[name];
  const input = schemaOf(name, 'input');
  const problem = { $ref: '#/components/responses/Problem' };
  return {
    operationId: name,
    tags: [subjectOf(name)],
    summary: kind === 'query' ? 'Reads.' : 'Changes.',
    parameters: [
      { $ref: '#/components/parameters/membership' },
      { $ref: '#/components/parameters/contract' },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema:
            kind === 'query'
              ? input
              : { allOf: [input, { $ref: '#/components/schemas/Repeatable' }] },
        },
      },
    },
    responses: {
      '200': {
        description: 'The answer.',
        content: { 'application/json': { schema: schemaOf(name, 'output') } },
      },
      ...Object.fromEntries(refusals.map((status) => [status, problem])),
      default: problem,
    },
  };
}

function schemaOf(name: Operation, io: 'input' | 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(contract[name][io], {
    io,
    unrepresentable: 'any',
  });
  return schema;
}

function subjectOf(name: Operation): string {
  return name.slice(0, name.indexOf('.'));
}
