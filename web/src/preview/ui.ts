import { mount } from "svelte";
import Samples from "./Samples.svelte";

mount(Samples, { target: document.body });
