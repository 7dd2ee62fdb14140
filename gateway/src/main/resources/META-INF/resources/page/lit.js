// The only place that knows where lit-html is.
export {html, svg, render, noChange, nothing} from '/_static/lit-html/3.3.1/lit-html.js';
export {directive, Directive} from '/_static/lit-html/3.3.1/directive.js';
export {guard} from '/_static/lit-html/3.3.1/directives/guard.js';
export {repeat} from '/_static/lit-html/3.3.1/directives/repeat.js';
