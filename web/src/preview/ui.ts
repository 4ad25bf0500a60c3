import { mount } from "svelte";
import Gallery from "./Samples.svelte";

mount(Gallery, { target: document.body });
