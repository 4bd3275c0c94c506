import * as assert from 'uvu/assert';
import { allRoutes, routeFor, routes } from '../src/routes.ts';
import { suite } from './suite.ts';

const test = suite('routes');

test('every page is found at its path', () => {
  for (const route of allRoutes) assert.is(routeFor(route.path), route);
});

test('any other path is the 404 page', () => {
  for (const path of ['/no/such/page', '//', '/constructor']) assert.is(routeFor(path), routes.notFound, path);
});

test.run();
